import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';

import { panView, zoomView } from '#lib/geo/mercator';
import type { Viewpoint, XY } from '#lib/geo/mercator';

export type Gestures = {
  frame: RefObject<HTMLElement | null>;
  view: Viewpoint | undefined;
  enabled: boolean;
  /** Called with the new view during a gesture, and with `settled` once it has ended. */
  onMove: (view: Viewpoint, settled: boolean) => void;
};

/** Distance in px beyond which a press counts as a drag. */
const slack = 4;

const middle = (points: readonly XY[]): XY => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function span([a, b]: readonly XY[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** Distance of a point of the window from the middle of an element, in px. */
export function offsetFrom(element: Element, x: number, y: number): XY {
  const box = element.getBoundingClientRect();
  return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
}

/** Pans and zooms by drag, pinch and Ctrl or Meta + wheel. The plain wheel and vertical swipes scroll the page. */
export function useGestures({ frame, view, enabled, onMove }: Gestures) {
  const fingers = useRef<globalThis.Map<number, XY>>(new globalThis.Map());
  const start = useRef<{ view: Viewpoint; at: XY; span: number; isDrag: boolean } | undefined>(undefined);
  const latest = useRef({ view, onMove });
  useEffect(() => {
    latest.current = { view, onMove };
  });

  useEffect(() => {
    const element = frame.current;
    if (!element || !enabled) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onWheel = (event: WheelEvent) => {
      const before = latest.current.view;
      if (!(event.ctrlKey || event.metaKey) || !before) return;
      event.preventDefault();
      const offset = offsetFrom(element, event.clientX, event.clientY);
      // A mouse wheel notch is about 100; a trackpad pinch sends many small steps.
      const after = zoomView(before, before.zoom - Math.max(-0.5, Math.min(0.5, event.deltaY * 0.006)), offset);
      // Several wheel events may arrive before the next render.
      latest.current.view = after;
      latest.current.onMove(after, false);
      clearTimeout(rest);
      rest = setTimeout(() => latest.current.view && latest.current.onMove(latest.current.view, true), 180);
    };
    // React attaches passive wheel listeners, and those cannot prevent the browser from zooming the page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(rest);
      element.removeEventListener('wheel', onWheel);
    };
  }, [frame, enabled]);

  const begin = () => {
    const points = [...fingers.current.values()];
    const current = latest.current.view;
    start.current =
      points.length > 0 && current
        ? { view: current, at: middle(points), span: span(points), isDrag: points.length > 1 }
        : undefined;
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const wasDrag = start.current?.isDrag ?? false;
    begin();
    if (wasDrag && start.current) start.current.isDrag = true;
    if (wasDrag && fingers.current.size === 0 && latest.current.view) onMove(latest.current.view, true);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnCard = event.target instanceof Element && event.target.closest('[data-card]') !== null;
      if (!enabled || isOnCard || (event.pointerType === 'mouse' && event.button !== 0)) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || !fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const points = [...fingers.current.values()];
      const at = middle(points);
      const [dx, dy] = [at.x - from.at.x, at.y - from.at.y];
      if (!from.isDrag && Math.hypot(dx, dy) < slack) return;
      from.isDrag = true;
      // Capture only once the pointer moves: a plain click must still reach the pin below.
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const dragged = panView(from.view, dx, dy);
      const offset = offsetFrom(event.currentTarget, at.x, at.y);
      const spread = points.length > 1 && from.span > 0 ? Math.log2(span(points) / from.span) : 0;
      const next = spread === 0 ? dragged : zoomView(dragged, from.view.zoom + spread, offset);
      latest.current.view = next;
      onMove(next, false);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
