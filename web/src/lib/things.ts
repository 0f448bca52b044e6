// Everything on the table answers a press. What can be chosen now is a button of its own; a press on anything else is in vain, and then
// the thing says why it does not go, or shows the moment at which it came there. `{@attach thing(table, name)}` is all it needs (docs/server.md).
import type { Attachment } from "svelte/attachments";
import { helper } from "./help.svelte";

/** Has a thing something to say? A promise: ask it again when that is kept. */
export type Said = boolean | Promise<void>;

/** What a table knows about its things. A thing of a player, such as a space of a board, has the player's name beside its own. */
export interface Answering {
  isRefused(name: string, owner: string | null): boolean;
  isAdvised(name: string, owner: string | null): boolean;
  isPointed(name: string, owner: string | null): boolean;
  /** A press on something that is no button now. */
  pressed(name: string, owner: string | null): Said;
  /** What a press on the thing leads to now, one line for each consequence. */
  leadsFrom(name: string, owner: string | null): string[];
  /** Show the moment at which the thing came where it is, if there is one. */
  remember(name: string, owner: string | null): Said;
}

interface Known {
  table: Answering;
  name: string;
  owner: string | null;
}

/** What answers a press itself. */
const LIVE =
  "button:not(:disabled, [aria-disabled='true']), [role='button']:not([aria-disabled='true']), a[href], input, select, textarea, label, summary, dialog";
const CONTROL = "button, a, [role='button'], [aria-hidden='true']";
const known = new Map<Element, Known>();
let listening = false;

/** The kind of a thing, and which one it is: "place:castle" is of the kind "place". */
export function parts(name: string): [kind: string, which: string] {
  const at = name.indexOf(":");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}

/** This element is a thing of the table. */
export function thing(table: Answering, name: string, owner: string | null = null): Attachment<Element> {
  return (element) => {
    listen();
    known.set(element, { table, name, owner });
    element.setAttribute("data-thing", name);
    // Arrow keys reach it, unless it is part of something they reach anyway.
    if (!element.hasAttribute("tabindex") && !element.closest(CONTROL)) element.setAttribute("tabindex", "-1");
    element.toggleAttribute("data-refused", table.isRefused(name, owner));
    element.toggleAttribute("data-advised", table.isAdvised(name, owner));
    element.toggleAttribute("data-pointed", table.isPointed(name, owner));
    return () => known.delete(element);
  };
}

/** From the innermost thing outwards, until one of them answers. */
function ask(from: Element, answer: (thing: Known) => Said): boolean {
  for (let at = from.closest("[data-thing]"); at; at = at.parentElement?.closest("[data-thing]") ?? null) {
    const found = known.get(at);
    const said = found !== undefined && answer(found);
    if (said === true) return true;
    if (said !== false) {
      said.then(() => ask(from, answer)).catch(() => undefined); // whoever presses again asks again
      return true;
    }
  }
  return false;
}

/** What a press on this element leads to now; nothing when it can not be chosen. */
export function leadsFrom(element: Element | null): string[] {
  const found = element && known.get(element);
  return found ? found.table.leadsFrom(found.name, found.owner) : [];
}

/** Show the moment of the thing that has the focus or is being explained. */
export function rememberThis(): boolean {
  const at = document.activeElement?.closest("[data-thing]") ?? helper.thing;
  return at ? ask(at, ({ table, name, owner }) => table.remember(name, owner)) : false;
}

function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (!event.defaultPrevented && !target.closest(LIVE))
      ask(target, ({ table, name, owner }) => table.pressed(name, owner));
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target as Element;
    // A button makes a click of the key by itself, also when it cannot be chosen.
    if (
      event.key !== "Enter" ||
      event.defaultPrevented ||
      target.matches(`${LIVE}, button`) ||
      !target.matches("[data-thing]")
    )
      return;
    ask(target, ({ table, name, owner }) => table.pressed(name, owner));
  });
}
