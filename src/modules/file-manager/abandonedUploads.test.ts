import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Work = (lock: object | null) => unknown;

/** Locks that are held until their work ends, or their tab is closed. */
function createLocks() {
  const held = new Set<string>();
  return {
    held,
    request: async (name: string, ...rest: [Work] | [{ ifAvailable: true }, Work]) => {
      const work = rest.at(-1) as Work;
      if (held.has(name)) return work(null);
      held.add(name);
      await work({});
      held.delete(name);
      return undefined;
    },
  };
}

let locks = createLocks();

/** The module as another tab has it. */
async function openTab() {
  vi.resetModules();
  return import('./abandonedUploads');
}

beforeEach(() => {
  locks = createLocks();
  const stored = new Map<string, string>();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('gives up what a tab that is gone had begun, once', async () => {
  const { noteUploads } = await openTab();
  noteUploads('ada', ['one']);
  noteUploads('ada', ['one', 'two']);
  const cancel = vi.fn(async () => true);
  const other = await openTab();
  await other.giveUpAbandoned('ada', cancel);
  // The tab is alive.
  expect(cancel).not.toHaveBeenCalled();
  locks.held.clear();
  await other.giveUpAbandoned('mira', cancel);
  expect(cancel).not.toHaveBeenCalled();
  await other.giveUpAbandoned('ada', cancel);
  await other.giveUpAbandoned('ada', cancel);
  expect(cancel.mock.calls).toEqual([['one'], ['two']]);
});

it('tries again what it could not give up', async () => {
  const { noteUploads } = await openTab();
  noteUploads('ada', ['one']);
  locks.held.clear();
  const other = await openTab();
  await expect(other.giveUpAbandoned('ada', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  locks.held.clear();
  const cancel = vi.fn(async () => true);
  await other.giveUpAbandoned('ada', cancel);
  expect(cancel).toHaveBeenCalledWith('one');
});

it('has nothing to give up of a tab whose uploads have ended', async () => {
  const { noteUploads } = await openTab();
  noteUploads('ada', ['one']);
  noteUploads('ada', []);
  locks.held.clear();
  const cancel = vi.fn(async () => true);
  await (await openTab()).giveUpAbandoned('ada', cancel);
  expect(cancel).not.toHaveBeenCalled();
});
