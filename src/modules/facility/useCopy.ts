import { useState } from 'react';

/** Writes to the clipboard and remembers how that went; `said` names the text to show, `copyFailed` when it was refused. */
export function useCopy<Said extends string>(): {
  said: Said | 'copyFailed' | undefined;
  copy: (text: string, said: Said) => Promise<void>;
} {
  const [said, setSaid] = useState<Said | 'copyFailed'>();
  return {
    said,
    async copy(text, outcome) {
      // Emptied first, so that a second copy is announced again.
      setSaid(undefined);
      try {
        await navigator.clipboard.writeText(text);
        setSaid(outcome);
      } catch {
        setSaid('copyFailed');
      }
    },
  };
}
