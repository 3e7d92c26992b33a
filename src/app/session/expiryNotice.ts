const key = 'timed-out';

/** Whether what was typed could be kept. */
export type ExpiryNotice = 'saved' | 'unsaved';

/** Leaves word for the page that is loaded next in this tab. */
export function writeExpiryNotice(isSaved: boolean): void {
  try {
    sessionStorage.setItem(key, (isSaved ? 'saved' : 'unsaved') satisfies ExpiryNotice);
  } catch {
    // Then nobody is told why they are signed out.
  }
}

/** Whether the page before this one has ended by a time-out, and nobody has been told yet. */
export function readExpiryNotice(): ExpiryNotice | undefined {
  try {
    const note = sessionStorage.getItem(key);
    return note === 'saved' || note === 'unsaved' ? note : undefined;
  } catch {
    return undefined;
  }
}

/** Somebody has read it. */
export function clearExpiryNotice(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
