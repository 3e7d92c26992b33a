import { useCallback, useEffect, useRef, useState } from 'react';

interface WaitingRow {
  element: HTMLElement;
  show: () => void;
}

/** Spreads the rendering of the rows of virtual lists and grids over frames. */
export interface RenderQueue {
  /** Whether a row may be rendered within the current frame, which it then is. */
  takeNow: () => boolean;
  /** Shows a row in one of the next frames, those in view first. Returns a function that takes it off the queue. */
  wait: (row: WaitingRow) => () => void;
}

function isInView({ element }: WaitingRow): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

/**
 * Creates the queue of one list or grid, or of several that share their frames. `rowsPerFrame` rows are rendered in one
 * frame: few enough that none is long on a slow device.
 */
export function createRenderQueue(rowsPerFrame: number): RenderQueue {
  const waiting = new Set<WaitingRow>();
  let taken = 0;
  let isScheduled = false;

  /** Runs between two frames, where positions are known; the rows shown are laid out in the second one. */
  function showNext() {
    isScheduled = false;
    const inView = [...waiting].filter(isInView);
    const next = (inView.length > 0 ? inView : [...waiting]).slice(0, rowsPerFrame);
    const isIdle = taken === 0 && next.length === 0;
    taken = next.length;
    for (const row of next) {
      waiting.delete(row);
      row.show();
    }
    if (!isIdle) schedule();
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => setTimeout(showNext));
  }

  return {
    takeNow() {
      if (taken >= rowsPerFrame) return false;
      taken += 1;
      schedule();
      return true;
    },
    wait(row) {
      waiting.add(row);
      schedule();
      return () => waiting.delete(row);
    },
  };
}

/**
 * Whether the content of a row is rendered: in the same frame as the row, or in one of the next. `setPlace` is the ref of
 * the row's element while it has no content; `now` is for a row that cannot wait, because it has the focus.
 */
export function useRenderTurn(
  queue: RenderQueue,
  now = false,
): { isShown: boolean; setPlace: (element: HTMLElement | null) => void } {
  const place = useRef<HTMLElement>(null);
  const setPlace = useCallback((element: HTMLElement | null) => {
    place.current = element;
  }, []);
  const [isTaken, setTaken] = useState(() => now || queue.takeNow());
  if (now && !isTaken) setTaken(true);
  const isShown = isTaken || now;
  useEffect(() => {
    const element = place.current;
    if (isShown || !element) return;
    return queue.wait({ element, show: () => setTaken(true) });
  }, [queue, isShown]);
  return { isShown, setPlace };
}
