import { startTransition, useEffect, useState } from 'react';

import { claimDraftKey } from './ownDraftKey';

/** The key under which this tab alone keeps the draft of a form; `undefined` until it is found. */
export function useOwnDraftKey(draftKey: string | undefined): string | undefined {
  const [found, setFound] = useState<{ draftKey: string; ownKey: string }>();
  useEffect(() => {
    if (draftKey === undefined) return undefined;
    // A form renders with its first result, and must not block scrolling and typing.
    const release = claimDraftKey(draftKey, (ownKey) => startTransition(() => setFound({ draftKey, ownKey })));
    return () => {
      setFound(undefined);
      release();
    };
  }, [draftKey]);
  return found?.draftKey === draftKey ? found?.ownKey : undefined;
}
