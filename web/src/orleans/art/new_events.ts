// The events of Trade & Intrigue.
import type { Sheet } from "./pen";

export const SHEET: Sheet = {
  silentium: `
    warm M38 4a9 9 0 1 0 7 13 8 8 0 0 1-7-13z
    line M19 16c-4-4 4-5 0-10 0-1-1-2-2-3
    line M19 21v-3
    pale M14 38V21h10v17z
    line M18 25v4
    tone M5 38h28c-1 4-3 6-6 6H11c-3 0-5-2-6-6z
    line M33 39c6-2 7 4 1 3`,
  indulgence: `
    pale M6 4h28v34H6z
    ink M18 8h4v4h4v4h-4v6h-4v-6h-4v-4h4z
    fine M11 26h18M11 30h18M11 34h9
    @token 36 43
    @token 36 39
    @token 36 35`,
  training: `
    @spark 9 15 0.900
    @spark 15 8 0.600
    @hammer 24 13 1 58
    ink M5 26h31c4 0 7 0 10 2-4 3-8 4-13 4-1 3 1 5 4 7v5H13v-5c4-2 5-4 4-7-7 0-11-2-12-6z`,
  bon_voyage: `
    warm M20 34a13 13 0 0 1 26 0z
    fine M33 17v-5M23 21l-3-4M43 21l3-4
    bold M17 34V7
    pale M15 9v21H3zM19 13v17h10z
    ink M3 32h28l-5 7H8z
    @waves 24 40
    @waves 24 44.500`,
  conference: `
    @man 24 33 1
    @man 9 37 1
    @man 39 37 1
    tone M3 35c0-6 42-6 42 0 0 7-42 7-42 0z
    pale M17 32.500l7 1.500 7-1.500v4L24 38l-7-1.500z
    line M24 34v4M8 40v4M40 40v4
    warm M30 2h13v8h-7l-4 4v-4h-2z
    fine M33 5h7M33 7.500h5`,
  crusade: `
    pale M11 8c8-5 18-5 26 0l2 21c0 8-8 13-15 15C17 42 9 37 9 29z
    warm M21 6h6v11h12v5H27v21l-3 1-3-1V22H9.500v-5H21z
    ink M11 17.500h9v4h-9zM28 17.500h9v4h-9z
    ink o 14 29 1.200 o 17 33 1.200 o 31 33 1.200 o 34 29 1.200`,
  strike: `
    warm M15 37h18v8H15z
    pale M12 26V16c0-4 5-4 5.500-1 0-5 6-5 6.500 0 .5-5 6.500-5 6.500 0 .5-3 5.500-3 5.500 1v11c0 5-3 7-3 10H16c0-4-4-6-4-11z
    line M17.500 15v7M24 15v7M30.500 15v7
    pale M12 25c0-3 3-4 6-3l7 2c3 1 2 5-1 5h-5
    fine M24 6V2M11 8 8 5M37 8l3-3`,
  tax: `
    @coin 19 9 1
    @coin 32 15 1.100
    pale M3 31c6-4 11-5 16-2l8 2c3 1 2 5-1 5h-8 9l11-7c3-1 5 2 3 4L29 43c-4 2-9 1-14-1H3z
    line M18 36h8
    ink M2 28h4v17H2z`,
  trip: `
    warm M12 4h16v20c3 4 14 4 15 11v3H12z
    ink M10 38h34v5H26l-2-2h-4l-1 2h-9z
    fine M12 9h16M22 26l5-2M25 30l5-2
    tone M12 4h16v5H12z
    fine M8 14H3M8 22H2M8 30H3`,
  fishing_grounds: `
    warm M4 22c6-11 20-13 29-4l11-8c-3 8-3 16 0 24l-11-8C24 35 10 33 4 22z
    pale o 12 20 2.300
    ink o 12 20 1
    line M18 15c3 4 3 9 0 14
    fine M24 17c2 3 2 7 0 10M29 18c1.500 2 1.500 5 0 8
    @waves 24 40
    @waves 24 45`,
  retraining: `
    bold M6 22a18.500 18.500 0 0 1 33-9M42 26a18.500 18.500 0 0 1-33 9
    ink M43 5v12l-11-3.500zM5 43V31l11 3.500z
    @hammer 18 19 0.520 -30
    @book 28 32 0.500`,
  wedding: `
    warm M28.500 29a12.500 12.500 0 1 1-25 0a12.500 12.500 0 1 1 25 0zM8 29a8 8 0 1 0 16 0a8 8 0 1 0-16 0z
    warm M44.500 31a12.500 12.500 0 1 1-25 0a12.500 12.500 0 1 1 25 0zM24 31a8 8 0 1 0 16 0a8 8 0 1 0-16 0z
    pale M27 6h10l4 4.500-9 9-9-9z
    fine M23 10.500h18M29 6l3 13 3-13`,
  sabotage: `
    @wheel 18 29 2
    gap M18 29 22 13l14 6-2 8z
    line M18 29l2-6-2-3 3-6M18 29l6-1 1-3 5 1
    @axe 31 19 1 -128`,
  amnesty: `
    bold M14 24V15c0-12 18-13 19-2
    tone M8 23h28v21H8z
    ink M22 29a3.500 3.500 0 0 0-2 6.500L19 40h6l-1-4.500a3.500 3.500 0 0 0-2-6.500z
    bold o 41 22 3.500
    warm M39.500 26h3v17h-3zM42 38h4v4h-4z`,
  malfunction: `
    @gear 21 27 1.900
    gap M22 25l-2-14 6-6 8 6z
    line M22 25l-3-7 3-3-2-4M22 25l7-6-1-4 6-3
    @spark 38 8 1.200
    @spark 27 7 0.700`,
  torture: `
    bold M15 26 7 4M33 26l8-22
    tone M5 1.500h5l1 6H7zM43 1.500h-5l-1 6h4z
    @flame 24 27 1.150
    ink M8 25h32l-5 11H13z
    cut M13 29h22
    bold M15 36l-4 8M33 36l4 8M24 36v8`,
  vacation: `
    warm o 39 9 5.500
    tone M13 43c1-8 1-12 0-18h7c-1 6 0 12 2 18z
    ink M17 3c6-2 11 2 11 7 5 1 6 8 2 11 0 5-7 7-10 4-4 3-10 2-11-3-6 0-8-7-4-10 0-6 6-10 12-9z
    ink M23 43c-1-7 1-9 4-9 5 0 6 4 10 2l3 3.500 5 2V43z
    pale o 26.500 31 3.600
    warm M21.500 31.500c-1-2 9-8 10.500-4z
    line M3 43h42`,
  book_fire: `
    @flame 11 33 1
    @flame 37 33 1
    @flame 24 33 1.700
    pale M10 31h28v6H10z
    tone M6 37h36v6.500H6z
    line M14 31v6M11 37v6.500
    fine M17 34h20M14 40.500h26`,
  goods_tax: `
    tone M3 17h28v26H3z
    line M3 25h28M3 34h28M9 17v26M25 17v26
    @sack 17 17 0.850
    @coin 37 35 1.450
    line M37 32v6`,
  dues: `
    pale M7 30c0 8 6 11 14 11s16-4 17-13l6-6c-6 0-10 2-14 3-4 1-8 1-10-1 1-5 4-8 4-13 0-6-4-8-8-8-5 0-8 3-9 7 3-1 5 0 5 3 0 6-5 10-5 17z
    warm M7 10 1 12l6 2z
    ink o 14 8 1.200
    fine M22 32c3 3 9 2 12-2M20 28c4 1 9 1 12-1
    cord M9 18c3 2 7 2 10 1
    bold M19 41v3M26 41v3`,
  peasant_uprising: `
    bold M9 44V16M40 44V9
    line M4 5v6q0 5 5 5t5-5V5M9 5v11
    ink M41 9C33 4 25 6 21 12c7-2 13-1 19 3z
    tone M21.500 44V27h5v17z
    @flame 24 28 0.850
    ink M3 46c0-5 2-8 6-8s6 3 6 8zM18 46c0-5 2-8 6-8s6 3 6 8zM33 46c0-5 2-8 6-8s6 3 6 8z
    pale o 9 35 4 o 24 36 4 o 39 35 4`,
  technology_tax: `
    @gear 18 19 1.450
    @coin 35 35 1.500
    line M35 32v6`,
  summoning: `
    warm M11 33l16-9 5 18-6-2-3 4-5-3-4 2z
    bold M3 36 36 17
    tone M33 11c4 0 8-3 10-8l4 21c-4-3-8-3-12-1z
    ink o 3.500 36 2`,
  famine: `
    pale M36 14c0-5 4-7 9-3-1 5-5 7-9 3z
    line M9 13h28M15 8v10M21 7v12M27 8v10M32 9v8
    ink M9 13 3 8v10z
    ink o 40.500 12.500 1
    warm M4 25h40c0 10-7 16-14 17H18C11 41 4 35 4 25z
    cut M9 30c1 4 4 7 8 8
    ink M17 42h14v2.500H17z`,
  capitation_tax: `
    @man 11 44 1
    @man 37 44 1
    @man 24 44 1.150
    @coin 11 12 0.800
    @coin 24 8 0.900
    @coin 37 12 0.800`,
  tithe: `
    pale M4 43V24h16v19z
    ink M2 24.500 12 8l10 16.500z
    line M12 10V2M9 5h6
    ink M9 43v-6a3 3 0 0 1 6 0v6z
    @sheaf 34 43 1.200
    line M3 43h42`,
};
