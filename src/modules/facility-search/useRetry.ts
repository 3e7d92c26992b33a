import { useState } from 'react';
import type { RefObject } from 'react';

/**
 * Retries a section that failed to load. It stays failed while retrying, so that the retry button does not disappear
 * while focused; once loaded, `focusTarget`, which contains the button, takes the focus.
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
