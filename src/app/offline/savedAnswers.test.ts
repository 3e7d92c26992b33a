import 'fake-indexeddb/auto';
import { clear, createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSavedAnswers, savedFor, savedLimits } from './savedAnswers';

const store = createStore('saved', 'answers');
const hour = 60 * 60 * 1000;

let owner: string | undefined;
const open = (build = 'one') => openSavedAnswers({ build, owner: () => owner });
const namesKept = async () => (await entries<string, { text: string }>(store)).map(([name]) => name);

beforeEach(async () => {
  owner = undefined;
  await clear(store);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was saved', () => {
  it('is found by the next visit, with the time of saving', async () => {
    const savedAt = Date.now() - 3 * hour;
    await (await open()).keep('answer', 'en facility', { name: 'Harbour Pharmacy' }, savedAt);
    expect((await open()).find('answer', 'en facility')).toEqual({ data: { name: 'Harbour Pharmacy' }, savedAt });
    expect((await open()).find('answer', 'tr facility')).toBeUndefined();
  });

  it('counts for 24 hours and is then deleted', async () => {
    const first = await open();
    await first.keep('answer', 'old', 1, Date.now() - savedFor);
    await first.keep('answer', 'fresh', 2, Date.now() - savedFor + hour);
    expect(first.find('answer', 'old')).toBeUndefined();
    const next = await open();
    expect(next.find('answer', 'fresh')?.data).toBe(2);
    expect(await namesKept()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + hour);
    expect(next.find('answer', 'fresh')).toBeUndefined();
  });

  it('is bounded in number, and the oldest go first', async () => {
    const answers = await open();
    const since = Date.now() - hour;
    for (let at = 0; at < savedLimits.page + 3; at += 1) await answers.keep('page', `page ${at}`, at, since + at);
    await answers.keep('answer', 'other', 'kept');
    expect(answers.all('page')).toHaveLength(savedLimits.page);
    expect(answers.all('page')[0]?.data).toBe(savedLimits.page + 2);
    expect(answers.find('page', 'page 2')).toBeUndefined();
    expect(answers.find('page', 'page 3')?.data).toBe(3);
    expect(await namesKept()).toHaveLength(savedLimits.page + 1);
  });

  it('is bounded in size', async () => {
    const answers = await open();
    const half = 'x'.repeat(savedLimits.characters / 2);
    await answers.keep('answer', 'first', half, Date.now() - 2);
    await answers.keep('answer', 'second', 'small', Date.now() - 1);
    await answers.keep('answer', 'third', half, Date.now());
    expect(answers.find('answer', 'first')).toBeUndefined();
    expect(answers.find('answer', 'second')?.data).toBe('small');
  });

  it('is of one build: another may read it differently', async () => {
    await (await open('one')).keep('answer', 'key', 1);
    expect((await open('two')).find('answer', 'key')).toBeUndefined();
    expect(await namesKept()).toEqual([]);
  });
});

describe('corrupt and foreign data', () => {
  it('is dropped without a word', async () => {
    const answers = await open();
    await answers.keep('answer', 'right', 1);
    await answers.keep('answer', 'torn', 2);
    const [, torn] = (await entries<string, object>(store)).find(([name]) => name.includes('torn')) ?? [];
    await set('["answer",null,"torn"]', { ...torn, text: '{"name":' }, store);
    await set('foreign', { hello: 'world' }, store);
    await set(7, 'seven', store);
    const next = await open();
    expect(next.find('answer', 'torn')).toBeUndefined();
    expect(next.find('answer', 'right')?.data).toBe(1);
    await vi.waitFor(async () => expect(await namesKept()).toEqual(['["answer",null,"right"]']));
  });

  it('costs nothing but the feature where storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('The browser refuses.', 'SecurityError');
      },
    });
    const answers = await open();
    await answers.keep('answer', 'key', 1);
    expect(answers.find('answer', 'key')?.data).toBe(1);
    await answers.forgetOthers();
  });
});

describe('what belongs to a person', () => {
  it('is found by them alone, and forgotten when they sign out', async () => {
    const answers = await open();
    await answers.keep('answer', 'key', 'anybody');
    owner = 'ada';
    await answers.keep('answer', 'key', 'hers');
    expect(answers.find('answer', 'key')?.data).toBe('hers');
    owner = undefined;
    expect(answers.find('answer', 'key')?.data).toBe('anybody');
    await answers.forgetOthers();
    owner = 'ada';
    expect(answers.find('answer', 'key')?.data).toBe('anybody');
    expect(await namesKept()).toHaveLength(1);
  });

  it('is not kept when they sign out while it is written', async () => {
    owner = 'ada';
    const answers = await open();
    const writing = answers.keep('answer', 'key', 'hers');
    owner = undefined;
    await writing;
    expect(await namesKept()).toEqual([]);
  });
});
