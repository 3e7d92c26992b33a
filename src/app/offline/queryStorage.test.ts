import 'fake-indexeddb/auto';
import { clear, createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hourMs } from '#lib/time/duration';

import { openQueryStorage, maxAgeMs, storageLimits } from './queryStorage';

const database = createStore('saved', 'answers');

let owner: string | undefined;
const open = (build = 'one') => openQueryStorage({ build, owner: () => owner });
const savedNames = async () => (await entries<string, { json: string }>(database)).map(([name]) => name);

beforeEach(async () => {
  owner = undefined;
  await clear(database);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a tab with a session of its own', () => {
  it('reads and deletes only what its own person has saved', async () => {
    owner = 'ada';
    await (await open()).save('query', 'en facility', 'of Ada');
    owner = 'mira';
    const own = await openQueryStorage({ build: 'one', owner: () => owner, keepsOthers: true });
    expect(own.find('query', 'en facility')).toBeUndefined();
    await own.save('query', 'en facility', 'of Mira');
    owner = undefined;
    await own.removeDataOfOthers();
    owner = 'ada';
    expect((await open()).find('query', 'en facility')?.data).toBe('of Ada');
    expect(await savedNames()).toHaveLength(1);
  });
});

describe('saved data', () => {
  it('is found by the next visit, with the time when it was saved', async () => {
    const savedAt = Date.now() - 3 * hourMs;
    await (await open()).save('query', 'en facility', { name: 'Harbour Pharmacy' }, savedAt);
    expect((await open()).find('query', 'en facility')).toEqual({ data: { name: 'Harbour Pharmacy' }, savedAt });
    expect((await open()).find('query', 'tr facility')).toBeUndefined();
  });

  it('is used for 24 hours and then deleted', async () => {
    const first = await open();
    await first.save('query', 'old', 1, Date.now() - maxAgeMs);
    await first.save('query', 'fresh', 2, Date.now() - maxAgeMs + hourMs);
    expect(first.find('query', 'old')).toBeUndefined();
    const next = await open();
    expect(next.find('query', 'fresh')?.data).toBe(2);
    expect(await savedNames()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + hourMs);
    expect(next.find('query', 'fresh')).toBeUndefined();
  });

  it('is limited in number; the oldest entries are deleted', async () => {
    const storage = await open();
    const since = Date.now() - hourMs;
    for (let at = 0; at < storageLimits.page + 3; at += 1) await storage.save('page', `page ${at}`, at, since + at);
    await storage.save('query', 'other', 'saved');
    expect(storage.list('page')).toHaveLength(storageLimits.page);
    expect(storage.list('page')[0]?.data).toBe(storageLimits.page + 2);
    expect(storage.find('page', 'page 2')).toBeUndefined();
    expect(storage.find('page', 'page 3')?.data).toBe(3);
    expect(await savedNames()).toHaveLength(storageLimits.page + 1);
  });

  it('is limited in size', async () => {
    const storage = await open();
    const half = 'x'.repeat(storageLimits.characters / 2);
    await storage.save('query', 'first', half, Date.now() - 2);
    await storage.save('query', 'second', 'small', Date.now() - 1);
    await storage.save('query', 'third', half, Date.now());
    expect(storage.find('query', 'first')).toBeUndefined();
    expect(storage.find('query', 'second')?.data).toBe('small');
  });

  it('is used only by the build that saved it', async () => {
    await (await open('one')).save('query', 'key', 1);
    expect((await open('two')).find('query', 'key')).toBeUndefined();
    expect(await savedNames()).toEqual([]);
  });
});

describe('invalid data', () => {
  it('is deleted silently', async () => {
    const storage = await open();
    await storage.save('query', 'right', 1);
    await storage.save('query', 'broken', 2);
    const [, broken] = (await entries<string, object>(database)).find(([name]) => name.includes('broken')) ?? [];
    await set('["query",null,"broken"]', { ...broken, json: '{"name":' }, database);
    await set('foreign', { hello: 'world' }, database);
    await set(7, 'seven', database);
    const next = await open();
    expect(next.find('query', 'broken')).toBeUndefined();
    expect(next.find('query', 'right')?.data).toBe(1);
    await vi.waitFor(async () => expect(await savedNames()).toEqual(['["query",null,"right"]']));
  });

  it('lasts until a reload where storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('The browser refuses.', 'SecurityError');
      },
    });
    const storage = await open();
    await storage.save('query', 'key', 1);
    expect(storage.find('query', 'key')?.data).toBe(1);
    await storage.removeDataOfOthers();
  });
});

describe('data of a person', () => {
  it('is found only by that person, and deleted after the sign-out', async () => {
    const storage = await open();
    await storage.save('query', 'key', 'public');
    owner = 'ada';
    await storage.save('query', 'key', 'of Ada');
    expect(storage.find('query', 'key')?.data).toBe('of Ada');
    owner = undefined;
    expect(storage.find('query', 'key')?.data).toBe('public');
    await storage.removeDataOfOthers();
    owner = 'ada';
    expect(storage.find('query', 'key')?.data).toBe('public');
    expect(await savedNames()).toHaveLength(1);
  });

  it('is not saved when the person signs out during the write', async () => {
    owner = 'ada';
    const storage = await open();
    const writing = storage.save('query', 'key', 'of Ada');
    owner = undefined;
    await writing;
    expect(await savedNames()).toEqual([]);
  });
});
