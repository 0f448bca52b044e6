// Pieces glide from where they were to where they are, over everything that lies between, and the table stands still meanwhile: a piece
// that leaves is gone from its place at once, and what glides is a picture of the one that arrives.
import type { TransitionConfig } from "svelte/transition";
import { scale } from "./screens.svelte";
import { settings } from "./settings.svelte";

interface Piece {
  /** The same piece has the same key wherever it lies. */
  key: string;
}

/** How long a piece glides, in milliseconds; not at all when the player or the system wants things to keep still. */
export function gliding(): number {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches ? 240 : 0;
}

const GONE: TransitionConfig = { duration: 0 };
/** Where pieces were that have just left, by their key. */
const left = new Map<string, DOMRect[]>();

/** `out:leave={{ key }}` where a piece goes from. */
export function leave(node: Element, { key }: Piece): TransitionConfig {
  if (gliding() > 0) {
    left.set(key, [...(left.get(key) ?? []), placeOf(node)]);
    setTimeout(() => left.delete(key), 0); // it has arrived by now, or it went nowhere
  }
  return GONE;
}

/** `in:arrive={{ key }}` where it goes to; whether it comes from somewhere is known when everything has been drawn. A piece from nowhere just grows. */
export function arrive(node: HTMLElement, { key }: Piece): () => TransitionConfig {
  return () => {
    const duration = gliding();
    const from = left.get(key)?.shift();
    if (duration === 0) return GONE;
    if (!from) return { duration: duration / 2, css: (share) => `scale: ${0.6 + 0.4 * share}` };
    glide(node, from, duration);
    return GONE;
  };
}

/** Where it is, in pixels of the page. */
function placeOf(node: Element): DOMRect {
  const { x, y, width, height } = node.getBoundingClientRect();
  const size = scale();
  return new DOMRect(x / size, y / size, width / size, height / size);
}

function glide(node: HTMLElement, from: DOMRect, duration: number): void {
  const to = placeOf(node);
  if (to.width === 0 || from.width === 0) return; // on a page of a phone that is not in sight
  const picture = node.cloneNode(true) as HTMLElement;
  const { border, borderRadius } = getComputedStyle(node);
  picture.dataset.gliding = "";
  picture.removeAttribute("data-thing");
  picture.ariaHidden = "true";
  Object.assign(picture.style, {
    position: "fixed",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: "0",
    border,
    borderRadius,
    pointerEvents: "none",
    zIndex: "40",
  });
  document.body.append(picture);
  node.style.visibility = "hidden";
  const moved = `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${from.width / to.width})`;
  const flight = picture.animate([{ transform: moved }, { transform: "none" }], {
    duration,
    easing: "cubic-bezier(0.3, 0, 0.2, 1)",
  });
  const land = (): void => {
    picture.remove();
    node.style.visibility = "";
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
