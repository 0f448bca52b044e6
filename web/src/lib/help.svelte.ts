// Help on every thing: hover, focus or a long press shows what the thing is, what it would do now and what is missing.
// `{@attach help(() => explanation)}` is all a thing needs; shell/HelpPopover.svelte, once on the page, does the rest (docs/server.md).
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";

/** A component that draws a thing of a game, and which one. */
export interface Picture {
  drawing: Component<{ kind: "place" | "deed" | "event"; name: string; size?: number }>;
  kind: "place" | "deed" | "event";
  name: string;
}

export interface Explanation {
  /** The name of the thing. */
  title: string;
  /** What it is, in a sentence. */
  what?: string;
  /** What it would do for the viewing player now, one line for each. */
  now?: string[];
  /** What is missing, or why it does nothing now. */
  lacks?: string[];
  /** How sure we are of it, where we are not. */
  note?: string;
  /** What `table.explain` takes for the rules behind it: "place:ship", "rule:census.ties", "chapter:travel". The key `h` opens it. */
  topic?: string;
  picture?: Picture;
}

type Describe = () => Explanation | null;

/** How long a pointer rests or a focus stays before the help is seen, and a finger presses, in milliseconds. */
const REST = 350;
const PRESS = 450;
const LEAVING = 140;

const described = new Map<Element, Describe>();
const NATURAL = "button, a[href], input, select, textarea, [tabindex]";

class Helper {
  /** The thing that is explained, and whether one sees it already: a screen reader hears it from the first moment of a focus. */
  thing = $state.raw<Element | null>(null);
  seen = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get told(): Explanation | null {
    return this.thing ? (described.get(this.thing)?.() ?? null) : null;
  }

  /** The innermost thing with help around an element. */
  around(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest("[data-help]") : null;
  }

  show(thing: Element, after: number): void {
    clearTimeout(this.timer);
    if (this.thing !== thing) {
      this.tell(thing);
      this.seen = false;
    }
    this.timer = setTimeout(() => (this.seen = this.thing !== null), after);
  }

  /** Let the help go; a little later when the pointer may be on its way to the next thing, or when the page is just being drawn anew. */
  hide(after = 0): void {
    clearTimeout(this.timer);
    if (after > 0) {
      this.timer = setTimeout(() => this.hide(), after);
      return;
    }
    this.tell(null);
    this.seen = false;
  }

  private tell(thing: Element | null): void {
    this.thing?.removeAttribute("aria-describedby");
    this.thing = thing;
    thing?.setAttribute("aria-describedby", "help");
  }
}

export const helper = new Helper();

/** Help on this element. Arrow keys reach it even when it cannot be chosen. */
export function help(describe: Describe): Attachment<Element> {
  return (element) => {
    described.set(element, describe);
    element.setAttribute("data-help", "");
    if (!element.matches(NATURAL)) element.setAttribute("tabindex", "-1");
    return () => {
      described.delete(element);
      if (helper.thing === element) helper.hide(1); // later: the page is being drawn
    };
  };
}

/** Listen to mouse, pen, finger and keyboard alike, until the returned function is called. */
export function listen(): () => void {
  let pressed: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  let last = { x: -99, y: -99 };
  let long = false;
  let byKeys = true; // where the focus goes after a press was not asked about
  let moved = false; // a pointer that rests where a page appears has asked nothing
  const stop = new AbortController();

  function on<Kind extends keyof DocumentEventMap>(
    kind: Kind,
    react: (event: DocumentEventMap[Kind]) => void,
    capture = false,
  ): void {
    document.addEventListener(kind, react, { capture, signal: stop.signal });
  }
  function letGo(): void {
    if (pressed) clearTimeout(pressed.timer);
    pressed = null;
  }

  function over(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    // What a press has put under the resting pointer was not asked about.
    if (Math.hypot(event.clientX - last.x, event.clientY - last.y) < 12) return;
    const thing = helper.around(event.target);
    if (thing && event.buttons === 0) helper.show(thing, helper.seen ? 90 : REST);
    else if (helper.thing) helper.hide(LEAVING);
  }
  on("pointerover", (event) => moved && over(event));
  on("pointerdown", (event) => {
    last = { x: event.clientX, y: event.clientY };
    letGo();
    long = false;
    byKeys = false;
    helper.hide();
    const thing = helper.around(event.target);
    if (event.pointerType !== "touch" || !thing) return;
    const timer = setTimeout(() => {
      long = true;
      helper.show(thing, 0);
    }, PRESS);
    pressed = { x: event.clientX, y: event.clientY, timer };
  });
  on("pointermove", (event) => {
    if (!moved) {
      moved = true;
      over(event);
    }
    if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= 7) return;
    letGo();
    helper.hide();
  });
  on("pointerup", letGo);
  on("pointercancel", letGo);
  // The click that ends a long press asked for help; it chooses nothing.
  on(
    "click",
    (event) => {
      if (!long) return;
      long = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
  on("contextmenu", (event) => {
    if ((long || pressed) && helper.around(event.target)) event.preventDefault();
  });
  on("focusin", (event) => {
    const thing = helper.around(event.target);
    if (thing && thing === event.target && byKeys && thing.matches(":focus-visible")) helper.show(thing, REST);
  });
  on("focusout", () => helper.thing && helper.hide(1)); // later: an element that is taken away loses the focus while the page is being drawn
  on(
    "keydown",
    (event) => {
      byKeys = true;
      if (event.key === "Escape") helper.hide();
    },
    true,
  );
  on("scroll", () => helper.seen && helper.hide(), true);
  return () => stop.abort();
}
