// Dragging does the same as picking and pressing: pointer events, so that mouse, pen and finger are alike.
import type { Attachment } from "svelte/attachments";
import { scale } from "./screens.svelte";

const zones = new Map<Element, () => unknown>();

/** A place where a dragged thing can be dropped. */
export function dropzone(drop: () => unknown): Attachment {
  return (element) => {
    zones.set(element, drop);
    return () => zones.delete(element);
  };
}

/** A thing that can be dragged. `start` takes it in hand (as picking does). */
export function draggable({ thing, start }: { thing: string; start: () => unknown }): Attachment<HTMLElement> {
  return (element) => {
    let origin: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || element.matches(":disabled")) return;
      origin = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!origin) return;
      if (!ghost && Math.hypot(event.clientX - origin.x, event.clientY - origin.y) > 7) {
        start();
        ghost = element.cloneNode(true) as HTMLElement;
        ghost.dataset.dragged = thing;
        Object.assign(ghost.style, { position: "fixed", pointerEvents: "none", zIndex: "50", margin: "0" });
        document.body.append(ghost);
      }
      if (ghost) {
        ghost.style.left = `${event.clientX / scale() - 16}px`;
        ghost.style.top = `${event.clientY / scale() - 16}px`;
      }
    }
    function up(event: PointerEvent): void {
      const dragged = ghost;
      origin = null;
      ghost = null;
      if (!dragged) return;
      dragged.remove();
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      for (const each of under) {
        const drop = zones.get(each);
        if (drop) {
          drop();
          break;
        }
      }
      // The click that follows a drag is not a pick.
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
    }
    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    };
  };
}
