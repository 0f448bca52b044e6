// The faces come when the table has come to rest: until then a medallion shows its ground.
import { whenAtRest } from "../lib/rest";

let faces = $state.raw<typeof import("./faces") | null>(null);
let asked = false;

/** The drawing of somebody among those at a table; empty until it is there. */
export function drawn(among: readonly string[], name: string): string {
  if (!asked) {
    asked = true;
    whenAtRest(async () => (faces = await import("./faces")));
  }
  return faces ? faces.portrait(faces.facesOf(among)[Math.max(0, among.indexOf(name))]!) : "";
}
