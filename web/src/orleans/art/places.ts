// The ten places of every player board.
import type { Sheet } from "./pen";

export const SHEET: Sheet = {
  farm_house: `
    tone M27 16V7h4v10z
    line M29 5c-2-2 2-2.500 0-4
    pale M8 42V28h25v14z
    warm M3.500 29 10 13h21l6.500 16z
    fine M12 17l-3 8M18 16l-2 10M24 16l1 10M29 17l3 8
    ink M17 42v-9h6v9zM11 32h3.500v4H11zM26 32h3.500v4H26z
    @sheaf 40 43 0.72
    line M3 43h42`,
  village: `
    tone M20 42V18h9v24z
    ink M18 18.500 24.500 5 31 18.500z
    line M24.500 6V1M22.500 2.800h4
    ink M23 26v-3a1.500 1.500 0 0 1 3 0v3z
    @gable 11.500 43 1.150
    @gable 37 43 1.150
    @gable 24.500 43 0.850
    line M3 43h42`,
  university: `
    pale M7 42V21h34v21z
    warm M4 21.500 24 6l20 15.500z
    pale o 24 15.500 3.200
    line M24 6V2
    ink M10.500 37v-7q0-3.500 2.500-5 2.500 1.500 2.500 5v7zM32.500 37v-7q0-3.500 2.500-5 2.500 1.500 2.500 5v7z
    @book 24 39 0.600
    fine M19 25h10
    line M3 43h42`,
  castle: `
    pale M16 30V13h-2V7.500h4V10h4V7.500h4V10h4V7.500h4V13h-2v17z
    tone M12 42V27h24v15z
    pale M4 42V20h11v22zM33 42V20h11v22z
    warm M2 20.500 9.500 7 17 20.500zM31 20.500 38.500 7 46 20.500z
    ink M8 30v-4a1.500 1.500 0 0 1 3 0v4zM37 30v-4a1.500 1.500 0 0 1 3 0v4zM22.500 21v-3.500a1.500 1.500 0 0 1 3 0V21z
    ink M19 42v-6a5 5 0 0 1 10 0v6z
    cut M22 42v-9M26 42v-9M19.500 37h9
    @flag 24 8 0.700
    line M3 43h42`,
  monastery: `
    pale M16 42V26h28v16z
    warm M14.500 26.500 19 17h22l4.500 9.500z
    fine M21 20l-2 4M27 20l-1 4M33 20l1 4M39 20l2 4
    tone M5 42V18h12v24z
    ink M3.500 18.500 11 6l7.500 12.500z
    line M11 7V1M8.800 3h4.400
    ink M9.500 28v-4a1.500 1.500 0 0 1 3 0v4z
    ink M19.500 42v-7a2.700 2.700 0 0 1 5.400 0v7zM27.500 42v-7a2.700 2.700 0 0 1 5.400 0v7zM35.500 42v-7a2.700 2.700 0 0 1 5.400 0v7z
    line M3 43h42`,
  ship: `
    bold M24 30V4
    warm M24 7.500 34 5l-10-3z
    pale M11 11c8-2 18-2 26 0 2 5 2 10 0 15-8-2-18-2-26 0 2-5 2-10 0-15z
    glow M16.500 10.200c1.500 5 1.500 9.500 0 14.700 1.700-.3 3-.4 4.500-.5V9.700c-1.500.1-3 .2-4.500.5zM27 9.700v14.700c1.500.1 2.800.2 4.500.5-1.500-5-1.500-9.700 0-14.700-1.500-.3-3-.4-4.500-.5z
    ink M4 26h7l1 4h24l1-4h7c-.5 6-3 11-7 14H11c-4-3-6.500-8-7-14z
    cut M7 33h34M9.500 36.500h29
    @waves 24 42`,
  wagon: `
    tone M8 31V20c0-5 3-9 7-9s7 4 7 9v11z
    pale M15 11c8-1 15-1 19 0 4 1 7 4 7 9v11H22V20c0-5-3-9-7-9z
    fine M27 31V19c0-4-1.500-7-4-8.500M34 31V19c0-4-1-7-3-8.500
    warm M5 30h38v5.500H5z
    bold M43 33l4-3
    @wheel 14 37 0.950
    @wheel 34 37 0.950`,
  guildhall: `
    pale M8 42V22h4.500v-5.500H17V11h4V6h6v5h4v5.500h4.500V22H40v20z
    warm M19.500 42v-8a4.500 4.500 0 0 1 9 0v8z
    ink M12.500 26h4v6h-4zM31.500 26h4v6h-4z
    @hammer 24 21 0.520 35
    line M40 24h6M44 24v3
    tone M41.500 27H47v4c0 2-1.500 3-2.800 3.500-1.200-.5-2.700-1.500-2.700-3.500z
    line M3 43h42`,
  scriptorium: `
    pale M8 30 15 12h22l-5 18z
    fine M16.500 16h15M15 20h15M13.500 24h10
    tone M4 30h38v4H4z
    line M9 34v9M37 34v9M9 39h28
    ink M30 30v-5.500h8V30z
    @quill 33 25 0.850 3`,
  town_hall: `
    tone M20 14V8h8v6z
    warm M18 8.500 24 1l6 7.500z
    ink M3 23l6.500-10h29L45 23z
    pale o 24 18 3.600
    fine M24 15.800V18l1.800 1
    pale M6 42V23h36v19z
    ink M9.500 26h3.500v4.500H9.500zM35 26h3.500v4.500H35zM16 26h3v4.500h-3zM29 26h3v4.500h-3z
    ink M9 42v-4.500a3.500 3.500 0 0 1 7 0V42zM20.500 42v-4.500a3.500 3.500 0 0 1 7 0V42zM32 42v-4.500a3.500 3.500 0 0 1 7 0V42z
    warm M21.800 23h4.400v9L24 30.200 21.800 32z
    line M3 43h42`,
};
