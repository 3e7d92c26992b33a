/** Rows whose content is rendered in one frame, so that no frame is long on a slow device. */
const rowsPerFrame = 3;

interface WaitingRow {
  element: HTMLElement;
  show: () => void;
}

/** Spreads the rendering of the rows of one list over frames. */
export interface RowQueue {
  /** Whether a row may be rendered within the current frame, which it then is. */
  takeNow: () => boolean;
  /** Shows a row in one of the next frames, those in view first. Returns a function that takes it off the queue. */
  wait: (row: WaitingRow) => () => void;
}

function isInView({ element }: WaitingRow): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Creates the queue of one list. */
export function createRowQueue(): RowQueue {
  const waiting = new Set<WaitingRow>();
  let taken = 0;
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      taken = 0;
      const inView = [...waiting].filter(isInView);
      for (const row of (inView.length > 0 ? inView : [...waiting]).slice(0, rowsPerFrame)) {
        waiting.delete(row);
        taken += 1;
        row.show();
      }
      if (waiting.size > 0 || taken > 0) schedule();
    });
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
