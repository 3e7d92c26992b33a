import { useState } from 'react';

/** Writes to the clipboard and remembers how that went; `said` names the text to show, `copyFailed` when it was refused. */
export function useCopy<Said extends string>(): {
  said: Said | 'copyFailed' | undefined;
  copy: (text: string, status: Said) => Promise<void>;
} {
  const [status, setStatus] = useState<Said | 'copyFailed'>();
  return {
    said: status,
    async copy(text, outcome) {
      // Emptied first, so that a second copy is announced again.
      setStatus(undefined);
      try {
        await navigator.clipboard.writeText(text);
        setStatus(outcome);
      } catch {
        setStatus('copyFailed');
      }
    },
  };
}
