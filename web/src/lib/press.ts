// What makes any element, SVG too, work like a button: for mouse, touch and keyboard alike.

export interface Pressable {
  role: "button";
  tabindex: 0 | -1;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/** With `tab` -1 it is no stop of the Tab key: what it does can be done from another stop too. */
export function press(act: () => void, tab: 0 | -1 = 0): Pressable {
  return {
    role: "button",
    tabindex: tab,
    onclick: (event) => {
      event.stopPropagation();
      act();
    },
    onkeydown: (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        event.stopPropagation();
        act();
      }
    },
  };
}

/** A button that can be chosen now or not; one that cannot stays within reach of arrow keys, hover and help, but not of Tab. */
export function offered(live: boolean): { "aria-disabled"?: "true"; tabindex: 0 | -1 } {
  return live ? { tabindex: 0 } : { "aria-disabled": "true", tabindex: -1 };
}
