// The new beneficial deeds and the characters of the intrigue board of Trade & Intrigue.
import type { Sheet } from "./pen";

export const SHEET: Sheet = {
  alchemy: `
    ink M11 4a8 8 0 1 0 4 14 9 9 0 0 1-4-14z
    @spark 39 11 1.300
    pale M20 5h8v12l9 17c2 5 0 9-4 9H15c-4 0-6-4-4-9l9-17z
    glow M16 29h16l3.800 6.500c1.500 3.500 0 6-2.800 6H15c-2.800 0-4.300-2.500-2.800-6z
    bold M18 5h12
    gap o 20 36 2 o 27.500 33 2.500 o 29 39 1.300`,
  lay_assessors: `
    bold M24 7v33M9 13h30
    warm o 24 7 3.500
    fine M10 13 4 28M10 13l6 15M38 13l-6 15M38 13l6 15
    warm M3 27h14c0 5-3 8-7 8s-7-3-7-8zM31 27h14c0 5-3 8-7 8s-7-3-7-8z
    ink M15 39h18v5H15z`,
  thanksgiving: `
    @sheaf 24 32 1.100
    warm o 13 24 4.500 o 35 24 4.500
    pale o 19.500 22 4.500 o 28.500 22 4.500
    tone M5 26h38l-5 17H10z
    fine M6.500 31h35M8 37h32M15 26l2 17M24 26v17M33 26l-2 17`,
  sheep_farming: `
    cord M44 43V11c0-8-11-8-11 0v2
    @sheep 15 43 1.150
    @sheep 37 43 -0.620,0.620
    line M3 43.500h42`,
  coinage: `
    warm o 20 28 16
    fine o 20 28 12.500
    ink M12 33V23l4 4 4-6 4 6 4-4v10z
    cut M12.500 30.500h15
    @hammer 33 12 0.900 -140
    fine M24 6l-2-4M43 22l4 1`,
  research: `
    glow o 24 11 8
    pale M20.500 28V16h7v12z
    warm M24 4c3.500 4 3.500 8 0 11-3.500-3-3.500-7 0-11z
    fine M10 9 7 7M38 9l3-2M9 17H5M39 17h4
    @book 24 39 1.350`,
  towing_service: `
    bold M11 36V12
    warm M11 12 3 15l8 3z
    cord M11 14 37 25
    ink M2 34h19l-4 8H6z
    line M2 44q2.800-2.500 5.500 0t5.500 0 5.500 0
    @horse 34 41 0.850
    line M22 41.500h24`,
  architecture: `
    tone M4 43V28C4 16 13 10 24 10s20 6 20 18v15h-9V28c0-6-5-10-11-10s-11 4-11 10v15z
    fine M4 35h9M35 35h9M5 24l8.500 2M43 24l-8.500 2M11 15l6 5M37 15l-6 5M24 10v8
    bold M24 5 16 43M24 5l8 38
    line M19 29q5 3 10 0
    warm o 24 5 3.500`,
  town_charter: `
    pale M11 5h27c3 0 4 2 4 4s-1 3-3 3v24H14V11c0-2-1-3-3-3s-3-3 0-3z
    tone M14 36h26c3 0 4 2 4 3.500S43 43 41 43H15c-3 0-4-2-4-3.500S12 36 14 36z
    line M20 14h14M20 20h14M20 26h7
    warm M28 31l-2 13 5-3 5 3-1-13z
    warm o 31.500 29 6
    fine o 31.500 29 3`,
  navigation: `
    tone o 24 24 20
    pale o 24 24 16
    line M24 8v3M24 37v3M8 24h3M37 24h3M12.700 12.700l2 2M33.300 33.300l2 2M12.700 35.300l2-2M33.300 14.700l2-2
    warm M24 11l5 13H19z
    ink M24 37l-5-13h10z
    gap o 24 24 1.800`,
  fraud: `
    cord M8 12C2 14 2 22 5 27M40 12c6 2 6 10 3 15
    pale M7 7c11 4 23 4 34 0 2 19-4 33-17 37C11 40 5 26 7 7z
    ink M24 10c6 0 11-1 17-3 2 19-4 33-17 37z
    ink M11 19c3-4 7-3 9 1-4 1.500-7 1.500-9-1z
    gap M37 19c-3-4-7-3-9 1 4 1.500 7 1.500 9-1z
    line M13 29c2 5 6 7 11 7
    cut M24 36c1-4 6-5 10-1M24 24v7`,
  arsonist: `
    @flame 9 25 0.900
    @flame 30 25 0.900
    @flame 19 19 1
    ink M6 43V27l13-11 13 11v16z
    gap M11 29h5v6h-5zM22 29h5v6h-5z
    glow M17 43v-7h5v7z
    tone M37.500 26h5L41 43h-2z
    @flame 40 27 0.950
    line M3 43h42`,
  kidnapper: `
    @hood 15 44 1
    warm M30 23c-7 5-9 13-6 20h18c3-7 1-15-6-20l4-6-6 2-2-3-2 3-5-2z
    bold M29 23h8
    ink o 30 31 1.500 o 36 31 1.500
    line M30 37.500q3-3 6 0`,
  torturer: `
    @hood 17 45 1
    gap o 14.400 19.500 0.900 o 19.600 19.500 0.900
    ink M10.500 12.500h13v5.500h-13zM10.500 21h13v8h-13z
    bold M37 44V16
    warm M33 5h8v9c0 3-8 3-8 0z
    line M33 9.500h8M37 5v9
    fine M30 4l-3-2M44 4l3-2M37 2V0`,
  hangman: `
    ink M4 40h26v4H4zM9 40V4h29v4.500H13.500V40z
    bold M13 17l9-9
    cord M33 8v8c-6 3-6 14 0 14s6-11 0-14
    bold M31 16.500h4
    ink M30 44v-4h6v4z`,
  saboteur: `
    @gear 20 18 1.600
    warm M8 25h12c4 0 7 5 12 6 5 .5 9-1 13-5 2 6 1 13-3 17.500H12c-5 0-6-11-4-18.500z
    ink M8 25h12c3 0 5 2.500 7.500 4.500C21 32 13 31.500 8 25z`,
  spy: `
    tone M10 3h28v42H10z
    ink M24 7a11 11 0 0 0-6 20l-4 14h20l-4-14a11 11 0 0 0-6-20z
    pale M15 18c4-6 14-6 18 0-4 6-14 6-18 0z
    warm o 24 18 3.700
    ink o 24 18 1.500
    fine M13 6v0M35 6v0M13 42v0M35 42v0`,
  tax_collector: `
    tone M17 14C9 19 5 27 7 35c1 5 4 8 11 8h12c7 0 10-3 11-8 2-8-2-16-10-21z
    tone M14 4l4 10h12l4-10-6 2-4-3-4 3z
    bold M17 14h14
    warm o 24 29 8
    fine o 24 29 5
    line M24 26v6`,
  traitor: `
    ink M6 44c0-16 4-25 12-25s14 9 14 25z
    pale o 18 12 7.500
    gap M17 32l5-3.500 3 4.500-5 3z
    pale M19.500 36.500 34 20l4 3.500z
    ink M31 17.500l9.500 8.500-2.500 3-9.500-8.500z
    warm M37.500 19.500 42 13.500l4 3.500-5 5.500z`,
};
