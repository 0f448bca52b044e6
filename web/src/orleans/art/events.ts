// The events of the base game.
import type { Sheet } from "./pen";

export const SHEET: Sheet = {
  pilgrimage: `
    bold M41 44V5
    warm o 41 5 3
    tone M41 12c-3 1-3 4-1.500 5.500C36 19 35 27 41 27s5-8 1.500-9.500C44 16 44 13 41 12z
    warm M10 37h16l3 6H7z
    warm M18 39C9 38 1 30 3 20 5 12 11 8 18 8s13 4 15 12c2 10-6 18-15 19z
    fine M16 38 6 20M17 38l-5-24M18 38V12M19 38l5-24M20 38l10-18`,
  income: `
    @token 10 41
    @token 10 37
    @token 24 41
    @token 24 37
    @token 24 33
    @token 24 29
    @token 38 41
    @token 38 37
    @token 38 33
    @token 38 29
    @token 38 25
    @token 38 21
    bold M7 26 20 14
    ink M22 8l-2 10-6-6z`,
  harvest: `
    @sheaf 17 43 1.500
    ink M27 5c13-3 22 10 15 24 0-11-5-17-15-18z
    warm M40 29l3.500 1-5 13-4-1.500z
    line M3 43h30`,
  taxes: `
    @coin 24 7 0.950
    fine M15 5v5M33 5v5
    ink M14 16h20v3H14z
    warm M5 27c0-8 4-11 9-11h20c5 0 9 3 9 11z
    tone M5 27h38v16H5z
    line M12 17v26M36 17v26
    pale M19.500 24h9v9h-9z
    ink o 24 27.500 1.600
    line M24 28v3`,
  trading_day: `
    line M8 20v23M40 20v23
    pale M9 5h30l6 13c0 5-7 5-7 0 0 5-7 5-7 0 0 5-7 5-7 0 0 5-7 5-7 0 0 5-7 5-7 0 0 5-7 5-7 0z
    warm M15 5h6l-4 13c0 5-7 5-7 0zM27 5h6l5 13c0 5-7 5-7 0zM21 5h6l4 13c0 5-7 5-7 0 0 5-7 5-7 0z
    pale M21 5h3v13c0 5-7 5-7 0z
    warm o 15 29 3 o 20.500 29 3
    @sack 32 32 0.650
    tone M4 32h40v5H4z
    line M4 43h40`,
  plague: `
    bold M6 36l36 8M42 36 6 44
    pale M24 3C13 3 7 10 7 19c0 6 3 9 6 11v7h22v-7c3-2 6-5 6-11 0-9-6-16-17-16z
    ink o 17 20 5 o 31 20 5
    glow o 17 20 2 o 31 20 2
    ink M24 25l-2.500 5h5z
    line M18.500 32v5M24 32v5M29.500 32v5`,
};
