import { readJson, writeJson } from '#lib/storage/storage';

/** The uploads that a tab has begun and not ended. */
interface TabUploads {
  user: string;
  ids: readonly string[];
}

const storageKey = 'file-uploads';

const isTabUploads = (value: unknown): value is TabUploads =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  typeof value.user === 'string' &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => typeof id === 'string');

/** The uploads of all tabs, by the id of the tab. */
const readAll = () =>
  readJson(storageKey, (stored) =>
    Object.fromEntries(
      Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
        (entry): entry is [string, TabUploads] => isTabUploads(entry[1]),
      ),
    ),
  );

const lockOf = (tab: string) => `file-uploads:${tab}`;

let ownTab: string | undefined;

/** The id of this tab. It holds a lock of that name as long as it lives, which shows other tabs that it does. */
function claimTab(): string {
  if (ownTab === undefined) {
    ownTab = crypto.randomUUID();
    void navigator.locks.request(lockOf(ownTab), () => new Promise(() => {}));
  }
  return ownTab;
}

/** Notes which uploads this tab has begun and not ended, for `giveUpAbandoned` in case that the page goes away. */
export function noteUploads(user: string, ids: readonly string[]): void {
  if (!('locks' in navigator)) return;
  const tab = claimTab();
  const { [tab]: _before, ...others } = readAll();
  writeJson(storageKey, ids.length === 0 ? others : { ...others, [tab]: { user, ids } });
}

/**
 * Gives up the uploads of a person whose tab was closed or reloaded: their files can no longer be read, and what has
 * arrived of them would take up space. What cannot be given up is tried again the next time.
 */
export async function giveUpAbandoned(user: string, cancel: (id: string) => Promise<unknown>): Promise<void> {
  if (!('locks' in navigator)) return;
  for (const [tab, uploads] of Object.entries(readAll())) {
    if (uploads.user !== user || tab === ownTab) continue;
    await navigator.locks.request(lockOf(tab), { ifAvailable: true }, async (lock) => {
      // The tab is alive, or another one is giving them up.
      if (!lock) return;
      await Promise.all(uploads.ids.map((id) => cancel(id)));
      const { [tab]: _given, ...others } = readAll();
      writeJson(storageKey, others);
    });
  }
}
