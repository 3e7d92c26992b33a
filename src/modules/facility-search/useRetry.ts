import { useState } from 'react';
import type { RefObject } from 'react';

/**
 * A part that could not be had, and the way to ask for it retry. While that goes on it counts as failed, or its button
 * would vanish under the finger; once it is there, `place`, which holds the button, takes the focus.
 */
export function useRetry(
  hasFailed: boolean,
  refetch: () => Promise<boolean>,
  focusTarget: RefObject<HTMLElement | null>,
) {
  const [busy, setBusy] = useState(false);
  return {
    failed: hasFailed || busy,
    busy,
    async retry() {
      setBusy(true);
      const hasLoaded = await refetch();
      if (hasLoaded && focusTarget.current?.contains(document.activeElement))
        focusTarget.current.focus({ preventScroll: true });
      setBusy(false);
    },
  };
}
