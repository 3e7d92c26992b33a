import { currentSession } from '#lib/session/session';

import { readDraft } from './drafts';

/** How many tabs may each keep a draft of their own of one form. */
const maxTabs = 5;

type Claim = { draftKey: string; release: () => Promise<unknown> };

/** Takes a browser-wide lock until it is released, or until the page goes away; `undefined` if another tab has it. */
function takeLock(name: string): Promise<(() => Promise<unknown>) | undefined> {
  return new Promise((resolve, reject) => {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    const ended = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined);
      resolve(() => {
        letGo();
        return ended;
      });
      return held;
    });
    ended.catch(reject);
  });
}

async function claim(draftKey: string): Promise<Claim> {
  const session = currentSession();
  const shared = { draftKey, release: async () => undefined };
  if (session.status !== 'authenticated' || !('locks' in navigator)) return shared;
  const user = session.user.id;
  const keys = Array.from({ length: maxTabs }, (_, tab) => (tab === 0 ? draftKey : `${draftKey}/${tab + 1}`));
  // What a closed tab has left comes before an empty place.
  const filled = keys.filter((key) => readDraft(user, key) !== undefined);
  for (const key of new Set([...filled, ...keys])) {
    const release = await takeLock(`draft:${user}:${key}`).catch(() => undefined);
    if (release) return { draftKey: key, release };
  }
  return shared;
}

// A form that closes here must have released its key before the next one looks for a free key.
let releases: Promise<unknown> = Promise.resolve();

/**
 * Finds the key of a draft that no other tab is writing: two tabs with the same form would otherwise start with, replace
 * and remove each other's text. A tab that is opened or reloaded continues the draft of one that has been closed.
 * Returns the function that gives the key back.
 */
export function claimDraftKey(draftKey: string, onClaimed: (ownKey: string) => void): () => void {
  let isWanted = true;
  const claimed = releases.then(() => claim(draftKey));
  void claimed.then((found) => isWanted && onClaimed(found.draftKey));
  return () => {
    isWanted = false;
    releases = claimed.then(({ release }) => release());
  };
}
