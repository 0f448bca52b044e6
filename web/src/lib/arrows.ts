// Arrow keys go over everything on the table, from thing to thing as they lie; Tab goes only over what can be chosen.

const THINGS = "[data-help], [data-thing][tabindex], button, a[href], input, select";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a box lies in a direction, sideways steps counting more; null when it does not lie there at all. */
export function distance(from: Box, to: Box, key: string): number | null {
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const back = key === "ArrowLeft" || key === "ArrowUp";
  const middle = (box: Box, x: boolean): number => (x ? box.left + box.right : box.top + box.bottom) / 2;
  const ahead = (middle(to, across) - middle(from, across)) * (back ? -1 : 1);
  const overlap = across
    ? Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top)
    : Math.min(from.right, to.right) - Math.max(from.left, to.left);
  const aside = overlap > 0 ? 0 : Math.abs(middle(to, !across) - middle(from, !across));
  if (ahead <= 1 || aside > ahead * 2.5) return null;
  return ahead + aside * 2;
}

/** Move the focus to the nearest thing in the direction of an arrow key; false when there is none. */
export function go(key: string): boolean {
  const now = document.activeElement;
  const all = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(
      `main :is(${THINGS}), .ask :is(${THINGS}), header :is(${THINGS})`,
    ),
  ].filter((each) => each !== now && each.getClientRects().length > 0 && !each.contains(now) && !now?.contains(each));
  if (!now || now === document.body) {
    all[0]?.focus();
    return all.length > 0;
  }
  const from = now.getBoundingClientRect();
  const near = all
    .map((each) => ({ each, far: distance(from, each.getBoundingClientRect(), key) }))
    .filter((found): found is { each: HTMLElement | SVGElement; far: number } => found.far !== null)
    .sort((one, other) => one.far - other.far);
  const best = near.find(({ each }) => visible(each) || scrolls(each) === scrolls(now));
  best?.each.focus();
  return best !== undefined;
}

/** Is the middle of a thing in sight? What is scrolled out of a drawer lies beneath its neighbours. */
function visible(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  return document
    .elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    .some((each) => each === thing || thing.contains(each));
}

/** The part of the page a thing scrolls with. */
function scrolls(thing: Element): Element | null {
  for (let each = thing.parentElement; each; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== "visible") return each;
  }
  return null;
}
