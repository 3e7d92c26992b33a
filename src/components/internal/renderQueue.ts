import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Rows whose content is rendered in one frame, so that no frame is long on a slow device. */
const rowsPerFrame = 2;

interface WaitingRow {
  element: HTMLElement;
  show: () => void;
}

/** Spreads the rendering of the rows of one list or grid over frames. */
export interface RenderQueue {
  /** Whether a row may be rendered within the current frame, which it then is. */
  takeNow: () => boolean;
  /** Shows a row in one of the next frames, those in view first. Returns a function that takes it off the queue. */
  wait: (row: WaitingRow) => () => void;
}

function isInView({ element }: WaitingRow): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Creates the queue of one list or grid. */
export function createRenderQueue(): RenderQueue {
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
 * Whether the content of a row is rendered: in the same frame as the row, or in one of the next. `place` is the element of
 * the row, whether it has content or not; `now` for a row that cannot wait, because it has the focus.
 */
export function useRenderTurn(queue: RenderQueue, place: RefObject<HTMLElement | null>, now = false): boolean {
  const [isShown, setShown] = useState(() => now || queue.takeNow());
  if (now && !isShown) setShown(true);
  useEffect(() => {
    const element = place.current;
    if (isShown || !element) return;
    return queue.wait({ element, show: () => setShown(true) });
  }, [queue, place, isShown]);
  return isShown || now;
}
