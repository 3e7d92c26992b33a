const key = 'timed-out';

/** Whether drafts could be saved before the sign-out. */
export type ExpiryNotice = 'saved' | 'unsaved';

/** Stores the notice for the next page of this tab. */
export function writeExpiryNotice(isSaved: boolean): void {
  try {
    sessionStorage.setItem(key, (isSaved ? 'saved' : 'unsaved') satisfies ExpiryNotice);
  } catch {
    // Without storage the reason for the sign-out is not shown.
  }
}

/** Returns the notice that the previous page has left, if it has not been read yet. */
export function readExpiryNotice(): ExpiryNotice | undefined {
  try {
    const note = sessionStorage.getItem(key);
    return note === 'saved' || note === 'unsaved' ? note : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the notice once it has been shown. */
export function clearExpiryNotice(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
