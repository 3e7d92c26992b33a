import { createToastQueue, ToastProvider } from '#components/Toast';
import type { Toaster } from '#components/Toast';

import { showOverlay } from './showOverlay';

const queue = createToastQueue();
let isShown = false;

/** Shows toasts from inside and outside React; one region above all pages renders them. */
export const toaster: Toaster = {
  show(message) {
    if (!isShown) showOverlay('toasts', <ToastProvider queue={queue} />);
    isShown = true;
    return queue.show(message);
  },
  dismiss: queue.dismiss,
};

/** A toaster for one owner. */
export type ScopedToaster = Toaster & {
  /** Removes the toasts of this owner. */
  release: () => void;
};

/** Creates a toaster whose toasts can be removed together. */
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
