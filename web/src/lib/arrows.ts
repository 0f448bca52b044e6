// Arrow keys go over everything on the table, from thing to thing as they lie; Tab goes only over what can be chosen.

const THINGS = "[data-help], button, a[href], input, select";

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
  const overlap = across ? Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) : Math.min(from.right, to.right) - Math.max(from.left, to.left);
  const aside = overlap > 0 ? 0 : Math.abs(middle(to, !across) - middle(from, !across));
  if (ahead <= 1 || aside > ahead * 2.5) return null;
  return ahead + aside * 2;
}

/** Move the focus to the nearest thing in the direction of an arrow key; false when there is none. */
export function go(key: string): boolean {
  const now = document.activeElement;
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(`main :is(${THINGS}), .ask :is(${THINGS}), header :is(${THINGS})`)].filter(
    (each) => each !== now && each.getClientRects().length > 0 && !each.contains(now) && !now?.contains(each),
  );
  if (!now || now === document.body) {
    all[0]?.focus();
    return all.length > 0;
  }
  const from = now.getBoundingClientRect();
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const each of all) {
    const far = distance(from, each.getBoundingClientRect(), key);
    if (far !== null && far < least) {
      least = far;
      best = each;
    }
  }
  best?.focus();
  return best !== null;
}
