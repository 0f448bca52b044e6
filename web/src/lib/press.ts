// What makes any element, SVG too, work like a button: for mouse, touch and keyboard alike.

export interface Pressable {
  role: "button";
  tabindex: 0;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export function press(act: () => void): Pressable {
  return {
    role: "button",
    tabindex: 0,
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
