import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { HttpError } from '#lib/http/request';

import type { Draft } from './api';
import { createDraftSync } from './draftSync';
import type { DraftSyncOptions, DraftToSave, DraftSnapshot } from './draftSync';
import { emptyValues } from './draftValues';
import type { DraftValues } from './draftValues';

const named = (name: string): DraftValues => ({ ...emptyValues, facility: { ...emptyValues.facility, name } });
const at = (second: number) => `2026-03-16T10:00:${String(second).padStart(2, '0')}.000Z`;
const kept = (name: string, second: number): Draft => ({
  id: 'drf_12345678',
  step: 'name',
  values: named(name),
  updatedAt: at(second),
  expiresAt: at(59),
});
const refusal = (code: string, extras = {}) =>
  new HttpError({ type: '', title: '', status: 409, code, ...extras }, 'request');
const local = (name: string, base: string | null, unsaved = true): DraftSnapshot => ({
  values: named(name),
  step: 'address',
  base,
  unsaved,
});

let second = 10;
const save = vi.fn<(draft: DraftToSave) => Promise<Draft>>();
const follow = vi.fn<(values: unknown) => void>();

function sync(part: Partial<DraftSyncOptions> = {}) {
  return createDraftSync({
    id: 'drf_12345678',
    server: null,
    local: undefined,
    empty: emptyValues,
    localDraft: { save: follow, flush: () => true },
    save,
    load: async () => null,
    ...part,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  second = 10;
  save.mockReset().mockImplementation(async ({ draft }) => ({ ...kept('', second++), ...draft }));
  follow.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('a draft', () => {
  it('is kept here at once, and at the server after a rest', async () => {
    const draft = sync();
    draft.change(named('L'));
    draft.change(named('Lantern'));
    expect(follow).toHaveBeenLastCalledWith({ values: named('Lantern'), step: 'name', base: null, unsaved: true });
    expect([draft.getState().status, draft.isUnsaved()]).toEqual(['unsaved', true]);
    await vi.advanceTimersByTimeAsync(799);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledExactlyOnceWith({
      id: 'drf_12345678',
      draft: { step: 'name', values: named('Lantern') },
      baseUpdatedAt: null,
    });
    expect(draft.getState()).toMatchObject({ status: 'saved', savedAt: at(10) });
    expect(follow).toHaveBeenLastCalledWith(expect.objectContaining({ base: at(10), unsaved: false }));
  });

  it('bases each change on the one before, however fast they come', async () => {
    const draft = sync();
    draft.change(named('One'));
    const first = draft.flush();
    draft.change(named('Two'));
    await Promise.all([first, draft.flush()]);
    await vi.runAllTimersAsync();
    expect(
      save.mock.calls.map(([{ baseUpdatedAt, draft: sent }]) => [sent.values.facility.name, baseUpdatedAt]),
    ).toEqual([
      ['One', null],
      ['Two', at(10)],
    ]);
    expect(draft.isUnsaved()).toBe(false);
  });

  it('goes to another step with what is entered, and keeps nothing while nothing is', async () => {
    const draft = sync();
    draft.setStep('contact');
    await vi.runAllTimersAsync();
    expect(save).not.toHaveBeenCalled();
    draft.change(named('Lantern'));
    draft.setStep('hours');
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ draft: { step: 'hours', values: named('Lantern') } }),
    );
  });

  it('is sent again with the next change when it could not be', async () => {
    save.mockRejectedValueOnce(new Error('cut'));
    const draft = sync();
    draft.change(named('One'));
    await vi.runAllTimersAsync();
    expect([draft.getState().status, draft.isUnsaved()]).toEqual(['failed', true]);
    draft.change(named('Two'));
    await vi.runAllTimersAsync();
    expect(draft.getState().status).toBe('saved');
  });

  it('says that there are five others', async () => {
    save.mockRejectedValueOnce(refusal('validation-failed'));
    const draft = sync();
    draft.change(named('One'));
    await vi.runAllTimersAsync();
    expect(draft.getState().status).toBe('tooMany');
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
    ['this device’s, though it is gone elsewhere', null, local('Here', at(1)), ['gone', 'Here', true]],
  ] as const)('shows %s', (_, server, own, expected) => {
    const { status, values, isRestored } = sync({ server, local: own }).getState();
    expect([status, values.facility.name, isRestored]).toEqual(expected);
  });

  it('sends what was not sent', async () => {
    sync({ server: kept('Server', 1), local: local('Here', at(1)) });
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ baseUpdatedAt: at(1) }));
  });
});

describe('a second tab', () => {
  it('is told of when something is kept, and nothing is overwritten', async () => {
    save.mockRejectedValueOnce(refusal('revision-conflict', { current: kept('Other', 5) }));
    const draft = sync({ server: kept('Server', 1) });
    draft.change(named('Mine'));
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'conflict', remote: { updatedAt: at(5) } });
    draft.change(named('Mine too'));
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledOnce();
    expect(follow).toHaveBeenLastCalledWith(expect.objectContaining({ values: named('Mine too'), unsaved: true }));
    await draft.resolveConflict('mine');
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ baseUpdatedAt: at(5) }));
    expect(draft.getState()).toMatchObject({ status: 'saved', values: named('Mine too') });
  });

  it('is told of on coming back, and what it kept can be used', async () => {
    const draft = sync({ server: kept('Server', 1), load: async () => kept('Other', 5) });
    await draft.checkRemote();
    expect(draft.getState().status).toBe('conflict');
    await draft.resolveConflict('other');
    expect(draft.getState()).toMatchObject({ status: 'saved', values: named('Other') });
    expect(draft.isUnsaved()).toBe(false);
    expect(save).not.toHaveBeenCalled();
  });

  it('may have kept the same, which is no matter', async () => {
    save.mockRejectedValueOnce(refusal('revision-conflict', { current: kept('Same', 5) }));
    const draft = sync({ server: kept('Server', 1) });
    draft.change(named('Same'));
    await vi.runAllTimersAsync();
    expect(draft.getState()).toMatchObject({ status: 'saved', savedAt: at(5) });
    expect(draft.isUnsaved()).toBe(false);
  });

  it('may have sent it, and it can still be saved again', async () => {
    const draft = sync({ server: kept('Server', 1) });
    await draft.checkRemote();
    expect(draft.getState().status).toBe('gone');
    await draft.resolveConflict('mine');
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ baseUpdatedAt: null }));
    expect(draft.getState().status).toBe('saved');
  });

  it('is not asked about when it cannot be', async () => {
    const draft = sync({ server: kept('Server', 1), load: () => Promise.reject(new Error('cut')) });
    await draft.checkRemote();
    expect(draft.getState().status).toBe('saved');
  });
});

it('keeps nothing more once it has ended', async () => {
  const draft = sync();
  draft.change(named('Lantern'));
  draft.dispose();
  await vi.runAllTimersAsync();
  expect(save).not.toHaveBeenCalled();
  expect(draft.isUnsaved()).toBe(false);
});
