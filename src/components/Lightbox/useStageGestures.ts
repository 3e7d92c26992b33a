import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

import { isRtl } from '#lib/browser/direction';
import { swipeDirection } from '#lib/browser/swipeDirection';

export interface StageGestures {
  zoom: number;
  /** Magnifies around a point of the window. */
  onZoom: (zoom: number, at: { x: number; y: number }) => void;
  /** A swipe to the next (1) or previous (-1) picture. */
  onSwipe: (direction: 1 | -1) => void;
  /** A press beside the picture. */
  onPressBeside: () => void;
}

type Point = { x: number; y: number };

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Handles pinch, Ctrl and wheel, double click, drag of a magnified picture, swipe, and a press beside the picture. */
export function useStageGestures(stage: RefObject<HTMLElement | null>, gestures: StageGestures): void {
  const zoomAt = useEffectEvent((zoom: number, at: Point) => gestures.onZoom(zoom, at));
  const swipe = useEffectEvent((direction: 1 | -1) => gestures.onSwipe(direction));
  const pressBeside = useEffectEvent(() => gestures.onPressBeside());
  const currentZoom = useEffectEvent(() => gestures.zoom);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    let start: Point | undefined;
    let moved = false;
    let pinch: { distance: number; zoom: number } | undefined;

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      element?.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [first, second] = [...pointers.values()];
      if (first && second) pinch = { distance: distance(first, second), zoom: currentZoom() };
      else {
        start = first;
        moved = false;
      }
    }

    function move(event: PointerEvent) {
      const before = pointers.get(event.pointerId);
      if (!before || !element) return;
      const now = { x: event.clientX, y: event.clientY };
      pointers.set(event.pointerId, now);
      if (start && distance(start, now) > 5) moved = true;
      const [first, second] = [...pointers.values()];
      if (first && second && pinch) {
        moved = true;
        if (pinch.distance > 0) zoomAt((pinch.zoom * distance(first, second)) / pinch.distance, middle(first, second));
      } else if (currentZoom() > 1) {
        element.scrollLeft -= now.x - before.x;
        element.scrollTop -= now.y - before.y;
      }
    }

    function up(event: PointerEvent) {
      const end = pointers.get(event.pointerId);
      if (!pointers.delete(event.pointerId) || !end) return;
      const wasPinch = pinch !== undefined;
      if (pointers.size === 0) pinch = undefined;
      if (wasPinch || !start || event.type === 'pointercancel') return;
      const direction = currentZoom() > 1 ? null : swipeDirection(end.x - start.x, end.y - start.y, isRtl());
      // A mouse has buttons for that, and drags a picture by accident.
      if (direction !== null && event.pointerType !== 'mouse') swipe(direction);
    }

    function click(event: MouseEvent) {
      if (moved) return;
      // A captured pointer clicks on the stage, whatever is below it.
      const hit = document.elementFromPoint(event.clientX, event.clientY);
      if (hit === element) pressBeside();
    }

    function doubleClick(event: MouseEvent) {
      zoomAt(currentZoom() > 1 ? 1 : 2, { x: event.clientX, y: event.clientY });
    }

    function wheel(event: WheelEvent) {
      // Also what a pinch on a touchpad sends.
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAt(currentZoom() * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    }

    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('dblclick', doubleClick, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => controller.abort();
  }, [stage]);
}
