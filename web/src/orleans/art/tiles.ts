// The place tiles, those of Trade & Intrigue last.
import type { Sheet } from "./pen";

export const SHEET: Sheet = {
  hayrick: `
    bold M20 9V3
    warm M20 7c9 3 14 17 13 35H7C6 24 11 10 20 7z
    fine M14 20l-2 8M20 14v9M26 20l2 8M12 33l-1 6M19 29v9M27 32l1 7M23 26l.5 5M16 24l-.5 5
    bold M41 43V17
    line M36.500 7v6q0 4 4.500 4t4.500-4V7M41 7v10
    line M3 43h42`,
  cheese_factory: `
    warm M5 23v11c0 4 4 6.500 10 7.600V30.500C9 29.400 5 26.500 5 23zM43 23v11c0 4-4 6.500-10 7.600V30.500c6-1.100 10-4 10-7.500z
    warm M24 23l-9 7.500C9 29.400 5 26.500 5 23c0-5.500 8.500-9.500 19-9.500S43 17.500 43 23c0 3.500-4 6.400-10 7.500z
    pale M24 23l-9 7.500v11.100L24 34z
    tone M24 23l9 7.500v11.100L24 34z
    ink o 19 31 1.600 o 21.500 35 1.100 o 17.500 36.500 1.200 o 28.500 32 1.600 o 30.500 37 1.200
    fine M11 20c3-2 7-3 11-3`,
  winery: `
    @keg 30 26 2
    line M30 10v0M17 43l5-4M43 43l-5-4
    @grapes 13 37 1.050
    line M3 44h42`,
  wool_manufacturer: `
    bold M11 43l6-20 6 20M5 35l36-6M38 30l3 13
    @wheel 17 20 1.900
    bold M39 29V16
    warm M34.500 14C33 8 35 3 39 3s6.500 5 4.500 11c-2 4-7 4-9 0z
    fine M36 8c2 1 5 1 7 0M36 12c2 1 5 1 7 0
    line M35 12C30 7 24 6 17 6.700`,
  tailor_shop: `
    warm M5 29h34c4 0 6 3 6 7s-2 7-6 7H5z
    pale o 39 36 3.300
    fine M5 33h31M5 39h31M11 29v14M19 29v14M27 29v14
    bold o 9 8 4.500 o 9 22 4.500
    ink M12.500 10 42 20c-2 2-5 2.500-8 1.500L12 12zM12.500 20 42 8c-2-2-5-2-8-1L12 18z
    gap o 25 14.500 1.300`,
  brewery: `
    @barrel 16 28 1.550
    warm M28 25h12v17H28z
    line M40 29c5 0 5 9 0 9
    fine M32 29v9M36 29v9
    pale M27 26c-3-3 0-7 3.500-6 1-4 7-4 8 0 4-1 5 4 2 6-4 1-9 1-13.500 0z
    line M3 43h42`,
  library: `
    ink M4 3h40v42H4z
    gap M8 7h32v15H8zM8 26h32v15H8z
    pale M9.500 22V10h5v12zM19.500 22V11.500h4V22zM35 22V10h4v12zM27 41V30h5v11z
    warm M14.500 22V8.500h5V22zM33 41V28h5v13z
    tone M25 22 28.500 9.500l4.800 1.300L30 22zM9.500 41V30.500h4V41zM22 41V28h5v13z
    warm M13.500 41V28h4.500v13z
    fine M11 13h2M16 12h2M11 37h1.500M24 32h1.500`,
  windmill: `
    tone M16 43l3.500-24h9L32 43z
    ink M17.500 20 24 10l6.500 10z
    ink M21 43v-8h6v8z
    ink M22.500 29v-3.500h3V29z
    @sail 24 18 0.850 25
    @sail 24 18 0.850 115
    @sail 24 18 0.850 205
    @sail 24 18 0.850 295
    ink o 24 18 2
    line M6 43h36`,
  hospital: `
    ink M27 4h5v5h5v5h-5v7h-5v-7h-5V9h5z
    bold M5 20v23M43 28v15
    pale M6 30c0-5 11-5 11 0v4H6z
    pale o 14 26 4
    warm M15 37v-5c2-5 24-5 28-1v6z
    fine M23 29l-2 7M30 28.500l-.5 7.500M37 29l1 7
    tone M5 35h38v4H5z`,
  bathhouse: `
    line M8 12c-3-3 3-4 0-8M24 13c-3-3 3-4 0-8M40 12c-3-3 3-4 0-8
    pale M8 28c0-5 3-7 7-7s7 2 7 7zM26 28c0-5 3-7 7-7s7 2 7 7z
    pale o 15 18 4.500 o 33 18 4.500
    warm M10 17c0-7 10-7 10 0z
    ink M28 18c0-8 10-8 10 0-3-2-7-2-10 0z
    tone M4 26h40l-4 17H8z
    bold M5 31h38M7 38h34
    fine M14 27l1 4M24 27v4M34 27l-1 4M16 32l.5 6M24 32v6M32 32l-.5 6`,
  herb_garden: `
    @sprig 10 37 1
    @sprig 38 37 1
    bold M24 37V18
    ink M24 30c-4 0-6-2.500-6-5 4 0 6 2 6 5zM24 26c4 0 6-2.500 6-5-4 0-6 2-6 5z
    warm o 24 6.500 3.500 o 18.500 10.500 3.500 o 29.500 10.500 3.500 o 20.500 16.500 3.500 o 27.500 16.500 3.500
    pale o 24 12 2.800
    tone M3 34h42v9H3z
    line M3 38.500h42M9 32v12M19 32v12M29 32v12M39 32v12`,
  sacristy: `
    tone M6 44V20C6 9 14 3 24 3s18 6 18 17v24z
    pale M10 44V21c0-9 6-14 14-14s14 5 14 14v23z
    warm M16.500 15h15c0 7-2.500 11-6 12.500V35l5 3v4h-13v-4l5-3v-7.500c-3.500-1.500-6-5.500-6-12.500z
    line M24 17.500V24M21.500 19.800h5
    @candle 14 42 0.600
    @candle 34 42 0.600`,
  shipping_line: `
    cord M27 7c9-2 15 5 10 12-5 6-18 4-26 10-5 4-5 9-2 14
    bold o 24 8 4
    ink M22.300 12h3.400v5H33v3.400h-7.300V37c5-1 8-3.500 9-7.500l-3 1L36.500 22 42 30.500l-3.500-.7C37 37 31 42 24 44c-7-2-13-7-14.500-14.200L6 30.500 11.500 22l4.800 8.500-3-1c1 4 4 6.500 9 7.500V20.400H15V17h7.300z`,
  cellar: `
    ink M2 44V23C2 11 12 3 24 3s22 8 22 20v21z
    gap M6 44V24C6 14 14 7 24 7s18 7 18 17v20z
    cut M24 7V3M12 11 9.500 8M36 11l2.500-3M6 24H2M42 24h4
    @keg 15 35.500 1
    @keg 33 35.500 1
    @keg 24 20 1
    line M6 44h36`,
  pharmacy: `
    ink M14 17C8 14 8 8 11 3c5 4 7 9 3 14zM17 17c-1-6 2-9 7-10 0 5-2 9-7 10z
    warm M26 20 38 2l5 3.500L32 21z
    tone M8 21h32c0 9-4 14-10 16H18C12 35 8 30 8 21z
    pale M5 16.500h38V22H5z
    tone M17 37h14l4 6H13z
    fine M35 25l-2 6M31.500 26 30 33M28 27l-.5 6`,
  office: `
    tone M5 5h38v38H5z
    gap M9.500 9.500h29v29h-29z
    line M9.500 9.500h29v29h-29zM9.500 16h29M9.500 24h29M9.500 32h29
    warm o 14 16 3 o 20 16 3 o 34 16 3 o 14 24 3 o 28 24 3 o 34 24 3 o 22 32 3 o 28 32 3 o 34 32 3`,
  school: `
    cord M24 40c7-1 8 4 14 3
    warm M8 3h32v31H29v10H19V34H8z
    pale M12 7h24v23H12z
    line M14.500 17l2.800-8 2.800 8M15.500 14.300h3.600M22.500 9v8M22.500 9h2.200a1.900 1.900 0 0 1 0 3.800h-2.200 2.700a2.100 2.100 0 0 1 0 4.200h-2.700M34 10.500a4 4 0 1 0 0 5
    fine M15 21h18M15 25.500h13
    ink o 24 39.500 1.600`,
  horse_wagon: `
    @sack 8 25 0.700
    @sack 17 25 0.600
    warm M2 24h20v9H2z
    fine M8.500 24v9M15.500 24v9
    line M22 30h12
    @wheel 12 36 1
    @horse 34 43 0.850`,
  gunpowder_tower: `
    pale M9 43V18h18v25z
    pale M6 18V8h5v4h4.500V8h5v4H25V8h5v10z
    ink M16.500 29v-5a1.500 1.500 0 0 1 3 0v5z
    fine M9 24h4M23 24h4M12 34h5M20 38h5M10 39h3M21 32h4
    @barrel 36 33 1.050
    line M36 23c0-5 5-3 5-8
    @spark 41 11 1.100
    line M3 43h42`,
  laboratory: `
    pale M10.500 22V12c0-8 11-9 14-3l15 17v4l-5-2-12-11c-2-2-3-2-3 1v4z
    pale o 15 28 9
    glow M7.200 29h15.600a7.800 7.800 0 0 1-15.600 0z
    pale M33 28h7v5c4 2 5 4 5 6.500 0 2.500-1 3.500-3.500 3.500h-10c-2.500 0-3.500-1-3.500-3.500 0-2.500 1-4.500 5-6.500z
    glow M29.500 38h14c.5 3-.5 3.500-2 3.500h-10c-1.500 0-2.500-.5-2-3.500z
    @flame 15 45 0.420
    line M7 36 5 44M23 36l2 8`,
  brasserie: `
    pale M7 9h14c0 8-2 12-5.500 13v7h4.500v4H8v-4h4.500v-7C9 21 7 17 7 9z
    glow M8.500 14h11c-.6 4-2.500 6.500-5.500 7-3-.5-4.900-3-5.500-7z
    warm M25 33v-8l19-8v16z
    line M25 25h19
    gap o 32 29 1.800 o 39 28.500 1.600 o 38 21.800 1.200
    tone M2 33h44v4.500H2z
    bold M8 38v6M40 38v6`,
  merchant_house: `
    pale M5 43V21L18 7l13 14v22z
    warm M2 23 18 4l16 19-3 2L18 10.500 5 25z
    ink M14 19h8v7h-8zM13.500 43V32h9v11z
    fine M18 32v11M8 30h3M25.500 30h3
    bold M24 15h20M31 21l6-6
    line M41 15v12
    @sack 41 42 0.620
    line M3 43h42`,
  sheep_farm: `
    line M3 17h42M3 24h42M8 11v24M20 11v10M32 11v10M43 11v24
    @sheep 21 43 1.350
    warm o 33 33.500 2.400
    line M3 43.500h42`,
};
