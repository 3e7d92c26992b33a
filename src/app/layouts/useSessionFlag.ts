import { useState } from 'react';

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A yes or no that lasts as long as the tab: over reloads and over a change of layout, not into the next visit. */
export function useSessionFlag(key: string, fallback: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const kept = read(key);
    return kept === null ? fallback : kept === 'yes';
  });
  return [
    value,
    (next) => {
      setValue(next);
      try {
        sessionStorage.setItem(key, next ? 'yes' : 'no');
      } catch {
        // Where nothing may be kept it holds until the layout changes.
      }
    },
  ];
}
