import { createToastQueue, ToastProvider } from '#components/Toast';
import type { Toaster } from '#components/Toast';

import { showOverlay } from './showOverlay';

const queue = createToastQueue();
let isShown = false;

/** Takes every message of the app, from inside of React and outside; one region over all pages shows them. */
export const toaster: Toaster = {
  show(message) {
    if (!isShown) showOverlay('toasts', <ToastProvider queue={queue} />);
    isShown = true;
    return queue.show(message);
  },
  dismiss: queue.dismiss,
};

/** What `lendToaster` answers. */
export type ScopedToaster = Toaster & {
  /** Whoever had it is gone, and their messages go too. */
  release: () => void;
};

/** The same for one owner. */
export function scopedToaster(): ScopedToaster {
  const own = new Set<number>();
  return {
    show(message) {
      const id = toaster.show(message);
      own.add(id);
      return id;
    },
    dismiss(id) {
      own.delete(id);
      toaster.dismiss(id);
    },
    release() {
      for (const id of own) toaster.dismiss(id);
      own.clear();
    },
  };
}
