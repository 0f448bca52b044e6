// What lies on a panel is drawn as large as the panel has room for: no panel is half empty, and none is cut.
import type { Attachment } from "svelte/attachments";

const SIZES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1];

/** Draws what a panel holds (its only child) as large as it can be without scrolling; not at all larger where the panel grows with it, as on a phone. */
export function grow(able: boolean): Attachment<HTMLElement> {
  return (panel) => {
    const held = panel.firstElementChild as HTMLElement;
    const fits = (size: number): boolean => {
      held.style.zoom = String(size);
      return panel.scrollHeight <= panel.clientHeight;
    };
    const fit = (): void => void (able && (SIZES.some(fits) || fits(1)));
    const watched = new ResizeObserver(fit); // tells of both at once, and again after a fit that changed something: that one finds the same size
    for (const each of [panel, held]) watched.observe(each);
    return () => {
      watched.disconnect();
      held.style.zoom = "";
    };
  };
}
