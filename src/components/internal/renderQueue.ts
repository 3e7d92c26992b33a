/** A part of a page that is to be rendered. */
interface WaitingPart {
  /** Stands in its place. */
  element: HTMLElement;
  show: () => void;
}

/** Spreads the rendering of the rows of a list, or of the lists of a board, over frames. */
export interface RenderQueue {
  /** Whether a part may be rendered within the current frame, which it then is. */
  takeNow: () => boolean;
  /** Shows a part in one of the next frames, those in view first. Returns a function that takes it off the queue. */
  wait: (part: WaitingPart) => () => void;
}

function isInView({ element }: WaitingPart): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

/** Creates a queue; `perFrame` parts are rendered in one frame, so few that no frame is long on a slow device. */
export function createRenderQueue(perFrame: number): RenderQueue {
  const waiting = new Set<WaitingPart>();
  let taken = 0;
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      taken = 0;
      const inView = [...waiting].filter(isInView);
      for (const part of (inView.length > 0 ? inView : [...waiting]).slice(0, perFrame)) {
        waiting.delete(part);
        taken += 1;
        part.show();
      }
      if (waiting.size > 0 || taken > 0) schedule();
    });
  }

  return {
    takeNow() {
      if (taken >= perFrame) return false;
      taken += 1;
      schedule();
      return true;
    },
    wait(part) {
      waiting.add(part);
      schedule();
      return () => waiting.delete(part);
    },
  };
}
