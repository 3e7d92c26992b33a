import { useState } from 'react';

/** Writes to the clipboard; `status` names the text to show, `copyFailed` when the browser refused. */
export function useCopy<SuccessKey extends string>(): {
  status: SuccessKey | 'copyFailed' | undefined;
  copy: (text: string, successKey: SuccessKey) => Promise<void>;
} {
  const [status, setStatus] = useState<SuccessKey | 'copyFailed'>();
  return {
    status,
    async copy(text, successKey) {
      // Emptied first, so that a second copy is announced again.
      setStatus(undefined);
      try {
        await navigator.clipboard.writeText(text);
        setStatus(successKey);
      } catch {
        setStatus('copyFailed');
      }
    },
  };
}
