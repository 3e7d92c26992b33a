import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { HttpError } from '#lib/http/request';

import { createDraftSync, isSameJson, mergeFields } from './draftSync';
import type { DraftCopy, DraftSyncOptions, DraftVersion } from './draftSync';
import { parseDraftCopy } from './parseDraftCopy';

interface Note {
  name: string;
  text: string;
}

const blank: Note = { name: '', text: '' };
const named = (name: string): Note => ({ ...blank, name });
const to = (name: string) => () => named(name);
const at = (second: number) => `2026-03-16T10:00:${String(second).padStart(2, '0')}.000Z`;
const kept = (name: string, second: number): DraftVersion<Note> => ({ content: named(name), savedAt: at(second) });
const refusal = (code: string, extras = {}) =>
  new HttpError({ type: '', title: '', status: 409, code, ...extras }, 'request');
const conflict = (current: DraftVersion<Note>) => refusal('revision-conflict', { current });
const local = (name: string, base: string | null, unsaved = true): DraftCopy<Note> => ({
  content: named(name),
  base,
  unsaved,
});

let second = 10;
const save = vi.fn<DraftSyncOptions<Note>['save']>();
const store = vi.fn<(values: unknown) => void>();

function sync(part: Partial<DraftSyncOptions<Note>> = {}) {
  return createDraftSync<Note>({
    server: null,
    local: undefined,
    initial: blank,
    localDraft: { save: store, store: () => undefined },
    save,
    load: async () => null,
    conflictIn: (error) =>
      error instanceof HttpError ? (error.problem['current'] as DraftVersion<Note> | undefined) : undefined,
    ...part,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  second = 10;
  save.mockReset().mockImplementation(async (content) => ({ content, savedAt: at(second++) }));
  store.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('a draft', () => {
  it('is kept here at once, and at the server after a rest', async () => {
    const draft = sync();
    draft.change(to('L'));
    draft.change(to('Lantern'));
    expect(store).toHaveBeenLastCalledWith({ content: named('Lantern'), base: null, unsaved: true });
    expect([draft.getState().status, draft.isUnsaved()]).toEqual(['unsaved', true]);
    await vi.advanceTimersByTimeAsync(799);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledExactlyOnceWith(named('Lantern'), null);
    expect(draft.getState()).toMatchObject({ status: 'saved', savedAt: at(10) });
    expect(store).toHaveBeenLastCalledWith(expect.objectContaining({ base: at(10), unsaved: false }));
  });

  it('bases each change on the one before, however fast they come', async () => {
    const draft = sync();
    draft.change(to('One'));
    const first = draft.flush();
    draft.change(to('Two'));
    await Promise.all([first, draft.flush()]);
    await vi.runAllTimersAsync();
    expect(save.mock.calls.map(([{ name }, base]) => [name, base])).toEqual([
      ['One', null],
      ['Two', at(10)],
    ]);
    expect(draft.isUnsaved()).toBe(false);
  });

  it('is saved before and after a change of its photo, each time on the version that it then has', async () => {
    let version = { content: blank, savedAt: at(1) };
    save.mockImplementation(async (content, base) => {
      if (base !== version.savedAt) throw conflict(version);
      version = { content, savedAt: at(second++) };
      return version;
    });
    const draft = sync({ server: version, load: async () => version });
    draft.change(to('Lan'));
    const photo = draft.changeApart(async () => {
      // The new version exists before its response arrives.
      version = { ...version, savedAt: at(second++) };
      await new Promise((resolve) => setTimeout(resolve, 5000));
    });
    await vi.advanceTimersByTimeAsync(1000);
    draft.change(to('Lantern'));
    await vi.runAllTimersAsync();
    await photo;
    expect(save.mock.calls.map(([{ name }, base]) => [name, base])).toEqual([
      ['Lan', at(1)],
      ['Lantern', at(11)],
    ]);
    expect(draft.getState()).toMatchObject({ status: 'saved', content: named('Lantern'), savedAt: at(12) });
  });

  it('is saved as usual after a change of its photo has failed', async () => {
    const draft = sync({ server: kept('Lan', 1) });
    const photo = expect(draft.changeApart(() => Promise.reject(new Error('Refused')))).rejects.toThrow('Refused');
    draft.change(to('Lantern'));
    await vi.runAllTimersAsync();
    await photo;
    expect(save).toHaveBeenCalledExactlyOnceWith(named('Lantern'), at(1));
  });

  it('that is left blank leaves nothing behind', async () => {
    const draft = sync();
    draft.change(to('L'));
    draft.change(to(''));
    await vi.runAllTimersAsync();
    expect(save).not.toHaveBeenCalled();
    expect(store).toHaveBeenLastCalledWith(undefined);
    expect([draft.getState().status, draft.isUnsaved()]).toEqual(['untouched', false]);
  });

  it('is sent again with the next change when it could not be, also if it had arrived', async () => {
    save.mockRejectedValueOnce(new Error('cut'));
    const draft = sync();
    draft.change(to('One'));
    await vi.runAllTimersAsync();
    expect([draft.getState().status, draft.isUnsaved()]).toEqual(['failed', true]);
    save.mockRejectedValueOnce(conflict(kept('One', 5)));
    draft.change(to('Two'));
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'saved', content: named('Two') });
    expect(save).toHaveBeenLastCalledWith(named('Two'), at(5));
  });

  it('that cannot be saved as it is stays here, and says why', async () => {
    const draft = sync({ problemOf: ({ name }) => (name.length > 3 ? 'too long' : undefined) });
    draft.change(to('Long'));
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'refused', error: 'too long' });
    expect(save).not.toHaveBeenCalled();
    expect(store).toHaveBeenLastCalledWith(expect.objectContaining({ content: named('Long'), unsaved: true }));
    draft.change(to('Ok'));
    await vi.runAllTimersAsync();
    expect(draft.getState().status).toBe('saved');
    save.mockRejectedValueOnce(refusal('validation-failed'));
    draft.change(to('No'));
    await vi.runAllTimersAsync();
    expect(draft.getState().status).toBe('refused');
  });

  it('is not saved while it is being sent, and goes on if that fails', async () => {
    const draft = sync();
    draft.change(to('One'));
    await draft.hold();
    await vi.runAllTimersAsync();
    expect(save).not.toHaveBeenCalled();
    draft.resume();
    await vi.runAllTimersAsync();
    expect(draft.getState().status).toBe('saved');
    draft.handleSendError(new Error('cut'));
    expect(draft.getState().status).toBe('saved');
    draft.handleSendError(refusal('not-found'));
    expect(draft.getState().status).toBe('gone');
  });
});

describe('opened again', () => {
  it.each([
    ['nothing', null, undefined, ['untouched', '', false]],
    ['the server’s', kept('Server', 1), undefined, ['saved', 'Server', true]],
    [
      'the server’s, which this device has sent',
      kept('Server', 1),
      local('Old', at(0), false),
      ['saved', 'Server', true],
    ],
    ['this device’s, which is newer', kept('Server', 1), local('Here', at(1)), ['unsaved', 'Here', true]],
    ['this device’s, which was never sent', null, local('Here', null), ['unsaved', 'Here', true]],
    ['this device’s, and tells of the other', kept('Server', 2), local('Here', at(1)), ['conflict', 'Here', true]],
    [
      'this device’s, which was written on after a save that was never answered',
      kept('Sent', 2),
      { ...local('Sent and more', at(1)), sent: named('Sent') },
      ['unsaved', 'Sent and more', true],
    ],
    ['this device’s, though it is gone elsewhere', null, local('Here', at(1)), ['gone', 'Here', true]],
  ] as const)('shows %s', (_, server, own, expected) => {
    const { status, content, isRestored } = sync({ server, local: own }).getState();
    expect([status, content.name, isRestored]).toEqual(expected);
  });

  it('sends what was not sent, once its form is on the screen', async () => {
    const draft = sync({ server: kept('Server', 1), local: local('Here', at(1)) });
    await vi.runAllTimersAsync();
    expect(save).not.toHaveBeenCalled();
    draft.start();
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledExactlyOnceWith(named('Here'), at(1));
  });
});

describe('a page that is left while a save is under way', () => {
  /** Writes, leaves the page before the answer, and opens it again with the copy that was stored. */
  async function leaveWhileSaving() {
    let answer = (_version: DraftVersion<Note>) => {};
    save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const left = sync({ server: kept('Before', 1) });
    left.change(to('Sent'));
    await vi.advanceTimersByTimeAsync(800);
    left.change(to('Sent and more'));
    const copy = parseDraftCopy(store.mock.lastCall?.[0], (content) => content as Note);
    return { copy, answer };
  }

  it.each([
    ['has arrived', kept('Sent', 2)],
    ['arrives later', kept('Before', 1)],
  ] as const)('goes on from that save, if it %s', async (_, server) => {
    const { copy } = await leaveWhileSaving();
    save.mockImplementation(async (content, base) => {
      if (base !== at(2)) throw conflict(kept('Sent', 2));
      return { content, savedAt: at(3) };
    });
    const draft = sync({ server, local: copy });
    draft.start();
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'saved', content: named('Sent and more') });
    expect(save).toHaveBeenLastCalledWith(named('Sent and more'), at(2));
  });

  it('tells of a change of another tab as before', async () => {
    const { copy } = await leaveWhileSaving();
    expect(sync({ server: kept('Theirs', 2), local: copy }).getState().status).toBe('conflict');
  });

  it('keeps no sent content once the save is answered', async () => {
    const { answer } = await leaveWhileSaving();
    answer(kept('Sent', 2));
    await vi.runAllTimersAsync();
    expect(store.mock.lastCall?.[0]).not.toHaveProperty('sent');
  });
});

describe('a second tab', () => {
  it('is told of when something is kept, and nothing is overwritten', async () => {
    save.mockRejectedValueOnce(conflict(kept('Other', 5)));
    const draft = sync({ server: kept('Server', 1) });
    draft.change(to('Mine'));
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'conflict', remote: { savedAt: at(5) } });
    draft.change(to('Mine too'));
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledOnce();
    expect(store).toHaveBeenLastCalledWith(expect.objectContaining({ content: named('Mine too'), unsaved: true }));
    await draft.resolveConflict('mine');
    expect(save).toHaveBeenLastCalledWith(named('Mine too'), at(5));
    expect(draft.getState()).toMatchObject({ status: 'saved', content: named('Mine too') });
  });

  it('is told of on coming back, and what it kept can be used', async () => {
    const draft = sync({ server: kept('Server', 1), load: async () => kept('Other', 5) });
    await draft.checkRemote();
    expect(draft.getState().status).toBe('conflict');
    await draft.resolveConflict('other');
    expect(draft.getState()).toMatchObject({ status: 'saved', content: named('Other') });
    expect(draft.isUnsaved()).toBe(false);
    expect(save).not.toHaveBeenCalled();
  });

  it('may have changed another field, and both changes are kept', async () => {
    const theirs = { content: { name: 'Server', text: 'Theirs' }, savedAt: at(5) };
    save.mockRejectedValueOnce(conflict(theirs));
    const draft = sync({ server: kept('Server', 1), merge: mergeFields });
    draft.change(to('Mine'));
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenLastCalledWith({ name: 'Mine', text: 'Theirs' }, at(5));
    expect(draft.getState()).toMatchObject({ status: 'saved', content: { name: 'Mine', text: 'Theirs' } });
  });

  it('may have kept the same, which is no matter', async () => {
    save.mockRejectedValueOnce(conflict(kept('Same', 5)));
    const draft = sync({ server: kept('Server', 1) });
    draft.change(to('Same'));
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'saved', savedAt: at(5) });
    expect(draft.isUnsaved()).toBe(false);
  });

  it('may have sent it, and it can still be saved again', async () => {
    const draft = sync({ server: kept('Server', 1) });
    await draft.checkRemote();
    expect(draft.getState().status).toBe('gone');
    await draft.resolveConflict('mine');
    expect(save).toHaveBeenLastCalledWith(named('Server'), null);
    expect(draft.getState().status).toBe('saved');
  });

  it('is not asked about when it cannot be', async () => {
    const draft = sync({ server: kept('Server', 1), load: () => Promise.reject(new Error('cut')) });
    await draft.checkRemote();
    expect(draft.getState().status).toBe('saved');
  });
});

describe('two tabs that store one draft on this device', () => {
  const merging = (part: Partial<DraftSyncOptions<Note>> = {}) =>
    sync({ merge: mergeFields, save: () => Promise.reject(new Error('cut')), ...part });
  const copy = (content: Note, part: Partial<DraftCopy<Note>> = {}): DraftCopy<Note> => ({
    content,
    base: null,
    unsaved: true,
    ...part,
  });
  const stored = () => store.mock.lastCall?.[0];

  it('keep what each has written in its own field', () => {
    const draft = merging({ local: local('Begun', null) });
    draft.change((note) => ({ ...note, text: 'Mine' }));
    expect(draft.joinCopy(copy(named('Theirs')), copy(named('Begun')), at(5))).toBe(true);
    expect(draft.getState().content).toEqual({ name: 'Theirs', text: 'Mine' });
    expect(stored()).toEqual(copy({ name: 'Theirs', text: 'Mine' }));
  });

  it('keep what one has saved, although the other started from an older version', () => {
    const saved = { name: 'Saved', text: '' };
    const before = { content: saved, base: at(4), unsaved: false };
    const draft = (base: string | null) => {
      const tab = merging({ server: { content: saved, savedAt: at(4) }, local: before });
      tab.change((note) => ({ ...note, text: 'Mine' }));
      tab.joinCopy(copy(named('Theirs'), { base }), before, at(5));
      return tab.getState();
    };
    const conflicting = { content: { name: 'Saved', text: 'Mine' }, remote: { content: named('Theirs') } };
    expect(draft(null)).toMatchObject({ status: 'conflict', ...conflicting });
    expect(draft(at(3))).toMatchObject({ status: 'conflict', ...conflicting });
    // Started from the same version.
    expect(draft(at(4))).toMatchObject({ status: 'unsaved', content: { name: 'Theirs', text: 'Mine' } });
  });

  it('leave the copy to the one that has something unsaved', async () => {
    const draft = sync({ server: kept('Server', 1) });
    expect(draft.joinCopy(copy(named('Theirs')), undefined, at(5))).toBe(false);
    draft.change(to('Mine'));
    expect(draft.joinCopy(copy(named('Server'), { base: at(1), unsaved: false }), undefined, at(5))).toBe(true);
    expect(draft.getState()).toMatchObject({ status: 'unsaved', content: named('Mine') });
  });

  it('keep both of two versions of one field, until a person has chosen', async () => {
    const draft = merging();
    draft.change(to('Mine'));
    draft.joinCopy(copy(named('Theirs')), undefined, at(5));
    const theirs = { content: named('Theirs'), savedAt: at(5) };
    expect(draft.getState()).toMatchObject({ status: 'conflict', content: named('Mine'), remote: theirs });
    draft.change(to('Mine too'));
    const both = copy(named('Mine too'), { other: theirs });
    expect(stored()).toEqual(both);

    // Closed, and opened again.
    const again = merging({ local: both });
    expect(again.getState()).toMatchObject({ status: 'conflict', content: named('Mine too'), remote: theirs });
    await again.resolveConflict('other');
    expect(again.getState().content).toEqual(named('Theirs'));
    expect(stored()).toEqual(copy(named('Theirs')));

    await draft.resolveConflict('mine');
    expect(stored()).toEqual(copy(named('Mine too')));
    // The other tab has not heard of it yet.
    draft.joinCopy(copy(named('Theirs')), both, at(6));
    expect(draft.getState()).toMatchObject({ content: named('Mine too') });
    expect(draft.getState().status).not.toBe('conflict');
  });

  it('both tell of a contradiction, and both go on once one has chosen', () => {
    const draft = merging();
    draft.change(to('Mine'));
    const own = { content: named('Mine'), savedAt: at(4) };
    draft.joinCopy(copy(named('Theirs'), { other: own }), copy(named('Mine')), at(5));
    expect(draft.getState()).toMatchObject({ status: 'conflict', remote: { content: named('Theirs') } });
    draft.joinCopy(copy(named('Theirs')), copy(named('Mine')), at(6));
    expect(draft.getState()).toMatchObject({ status: 'unsaved', content: named('Theirs'), remote: undefined });
  });

  it('tell of a contradiction that is found while one saves', async () => {
    const draft = merging({ save });
    draft.change(to('Mine'));
    const saving = draft.flush();
    draft.joinCopy(copy(named('Theirs')), undefined, at(5));
    await saving;
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'conflict', savedAt: at(10) });
    expect(stored()).toMatchObject({ base: at(10), unsaved: true, other: { content: named('Theirs') } });
    await draft.resolveConflict('other');
    expect(save).toHaveBeenLastCalledWith(named('Theirs'), at(10));
    expect(draft.getState().status).toBe('saved');
  });

  it('are one at the server, if the second goes on from the first', async () => {
    const first = kept('Begun', 5);
    save.mockRejectedValueOnce(conflict(first));
    const draft = merging({ save, local: local('Begun', null) });
    draft.change(to('Begun and continued'));
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'saved', content: named('Begun and continued') });
    expect(save).toHaveBeenLastCalledWith(named('Begun and continued'), at(5));
  });

  it('are joined at the server, if each has written another field', async () => {
    save.mockRejectedValueOnce(conflict(kept('Theirs', 5)));
    const draft = merging({ save });
    draft.change((note) => ({ ...note, text: 'Mine' }));
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'saved', content: { name: 'Theirs', text: 'Mine' } });
  });
});

it('is stored on this device again after another tab has removed it, while the server does not have it', async () => {
  const draft = sync();
  draft.storeAgain();
  expect(store).not.toHaveBeenCalled();
  draft.change(to('Lantern'));
  store.mockReset();
  draft.storeAgain();
  expect(store).toHaveBeenCalledExactlyOnceWith({ content: named('Lantern'), base: null, unsaved: true });
  await draft.flush();
  store.mockReset();
  draft.storeAgain();
  expect(store).not.toHaveBeenCalled();
});

it('keeps nothing more once it has ended', async () => {
  const draft = sync();
  draft.change(to('Lantern'));
  await draft.dispose();
  await vi.runAllTimersAsync();
  expect(save).not.toHaveBeenCalled();
  expect(draft.isUnsaved()).toBe(false);
});

describe('two changes of one version', () => {
  const base = { a: 1, b: 2, c: 3 };
  it.each([
    [{ ...base, a: 9 }, base, { ...base, a: 9 }],
    [base, { ...base, b: 8 }, { ...base, b: 8 }],
    [
      { ...base, a: 9 },
      { ...base, b: 8 },
      { ...base, a: 9, b: 8 },
    ],
    [
      { ...base, a: 9 },
      { ...base, a: 9 },
      { ...base, a: 9 },
    ],
    [{ ...base, a: 9 }, { ...base, a: 7, b: 8 }, undefined],
  ])('%j and %j become %j', (mine, theirs, merged) => {
    expect(isSameJson(mergeFields(base, mine, theirs), merged)).toBe(true);
  });
});
