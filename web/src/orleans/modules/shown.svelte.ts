// The town of the order somebody looks at: the card and the town on the map show that they belong together.

export const shown = $state<{ town: string | null }>({ town: null });

/** What makes an element show the town of its order while it is pointed at or has the focus. */
export function shows(town: string): {
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
} {
  const on = (): void => void (shown.town = town);
  // An element that goes away loses the focus while the page is being drawn; then nothing may change.
  const off = (): void =>
    queueMicrotask(() => {
      if (shown.town === town) shown.town = null;
    });
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}
