// The beneficial deeds of the base game.
import type { Sheet } from "./pen";

export const SHEET: Sheet = {
  city_wall: `
    pale M3 43V16h5v4h4v-4h5v4h4v-4h5v15h9v5h9v7z
    fine M3 25h23M3 31h23M3 37h41M8 20v5M16 20v5M21 20v5M12 25v6M20 25v6M8 31v6M17 31v6M26 31v6M31 31v6M12 37v6M22 37v6M32 37v6M39 37v6
    bold M32 31V5h12M32 12l7-7
    line M42 5v9
    warm M38 14h8v7h-8z
    line M3 43h42`,
  papal_conclave: `
    tone M24 8l9-4c8 8 12 20 12 36h-9z
    pale M4 40C3 26 8 13 20 4c13 9 18 22 17 36z
    warm M17 6.500 20 4l3 2.500V32h-6z
    warm M3.800 32h33.400L37 43H4z
    ink M18.700 13h2.600v4h4v2.600h-4V27h-2.600v-7.400h-4V17h4z
    gap o 10 37.500 2 o 20.500 37.500 2 o 31 37.500 2`,
  plague_defeated: `
    pale M24 2l17 5v13c0 9-7 15-17 19C14 35 7 29 7 20V7z
    warm M21 7h6v9h8v6h-8v11h-6V22h-8v-6h8z
    @rat 28 45 1.100`,
  astronomy: `
    ink M21 36h6l4 8H17z
    line M24 36V32M11 4l26 36
    bold o 24 21 16
    line M8 21c0-6 32-6 32 0s-32 6-32 0zM24 5c-6 0-6 32 0 32s6-32 0-32z
    warm M10 13c8-1 24 7 28 16l-1.700 3C31 23 17 15.500 8.700 16z
    warm o 24 21 4
    @spark 42 6 0.900
    @spark 5 34 0.700`,
  boatmens_guild: `
    @oar 23 26 1.150 142
    @oar 25 26 1.150 218
    warm M12 13h24v13c0 9-5 14-12 17-7-3-12-8-12-17z
    ink M15.500 28h17l-4 6h-9z
    pale M23 16v10h-7zM25 18v8h5.500z`,
  cathedral: `
    pale M16 43V20l8-9 8 9v23z
    pale M5 43V16h11v27zM32 43V16h11v27z
    warm M3.500 16.500 10.500 3l7 13.500zM30.500 16.500l7-13.500 7 13.500z
    line M10.500 4V0M37.500 4V0M24 11V7
    warm o 24 25 4.500
    fine M24 20.500v9M19.500 25h9M20.800 21.800l6.400 6.400M27.200 21.800l-6.400 6.400
    ink M20 43v-6q0-3 4-5 4 2 4 5v6zM8.500 28v-6q0-2 2-3 2 1 2 3v6zM35.500 28v-6q0-2 2-3 2 1 2 3v6zM8 43v-5q0-2 2.500-3 2.500 1 2.500 3v5zM35 43v-5q0-2 2.500-3 2.500 1 2.500 3v5z
    line M3 43h42`,
  peace_treaty: `
    pale M3 36c6-1 10-4 12-9 2-5 8-8 13-8 3 0 4-4 8-4 4 0 6 3 6 6l4 2-4 1.500c-1 9-8 15-18 15-8 0-13-1-21-3.500z
    tone M18 28C13 19 14 9 20 3c1 6 5 8 9 13 4 6-1 13-11 12z
    fine M19 10c1 4 4 7 6 10M18 17c1 3 3 5 5 7
    ink o 37.500 20 1.300
    line M45 22c0 8-3 14-8 18
    warm M44 29c3 0 4-2 3.500-5-3 1-4 2.500-3.500 5zM43 33c-4 0-5-2-5-5 3 0 5 2 5 5zM41 36c4 0 5-2 5.500-5-3 0-5 2-5.500 5z`,
  canalization: `
    tone M11 44 18 13h12l7 31z
    ink M2 44 11 13h7L11 44zM46 44 37 13h-7l7 31z
    line M20 20q2-1.500 4 0t4 0M16 36q2-1.500 4 0t4 0 4 0 4 0M15 41q2.200-1.500 4.500 0t4.500 0 4.500 0 4.500 0
    warm M14.500 29 24 23.500l9.500 5.500v-6L24 18l-9.500 5z
    line M24 18v5.500
    pale M6 15C8 3 40 3 42 15h-6c-2-6-22-6-24 0z
    fine M24 6v4.500M16 7.500l2 3.800M32 7.500l-2 3.800`,
};
