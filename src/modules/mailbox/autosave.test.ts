import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAutosave, autosaveDelay } from './autosave';
import type { SaveState } from './autosave';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin(save: (draft: string) => Promise<unknown>) {
  const states: SaveState[] = [];
  return { states, autosave: createAutosave(save, (state) => states.push(state)) };
}

describe('autosave', () => {
  it('keeps the last of what was typed, once, when the typing pauses', async () => {
    const save = vi.fn(async () => {});
    const { autosave, states } = begin(save);
    autosave.schedule('a');
    await vi.advanceTimersByTimeAsync(autosaveDelay - 1);
    autosave.schedule('ab');
    await vi.advanceTimersByTimeAsync(autosaveDelay - 1);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([['ab']]);
    expect(states.at(-1)).toBe('saved');
  });

  it('keeps at once when told to, and nothing where nothing has changed', async () => {
    const save = vi.fn(async () => {});
    const { autosave } = begin(save);
    await autosave.flush();
    autosave.schedule('a');
    await autosave.flush();
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('sends one after another', async () => {
    const ends: Array<() => void> = [];
    const save = vi.fn(() => new Promise<void>((end) => ends.push(end)));
    const { autosave } = begin(save);
    autosave.schedule('a');
    const first = autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    autosave.schedule('b');
    const second = autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await first;
    await vi.advanceTimersByTimeAsync(0);
    ends[1]?.();
    await second;
    expect(save.mock.calls).toEqual([['a'], ['b']]);
  });

  it('says that something could not be kept, and keeps it with the next try', async () => {
    const save = vi.fn(async () => {});
    save.mockRejectedValueOnce(new Error('no line'));
    const { autosave, states } = begin(save);
    autosave.schedule('a');
    await autosave.flush();
    expect(states.at(-1)).toBe('failed');
    await autosave.flush();
    expect(save.mock.calls).toEqual([['a'], ['a']]);
  });

  it('does not bring back what was on its way when it was stopped', async () => {
    let fail = (_reason: Error) => {};
    const save = vi.fn(() => new Promise<void>((_end, reject) => (fail = reject)));
    const { autosave } = begin(save);
    autosave.schedule('a');
    void autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    const stopped = autosave.stop();
    fail(new Error('no line'));
    await stopped;
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing more once it is stopped', async () => {
    const save = vi.fn(async () => {});
    const { autosave } = begin(save);
    autosave.schedule('a');
    await autosave.stop();
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    await autosave.flush();
    expect(save).not.toHaveBeenCalled();
  });
});
