import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { retryDelaysMs, withRetries } from './withRetries';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function failing(times: number) {
  return vi.fn(async (attempt: number) => {
    if (attempt < times) throw new Error(`Attempt ${attempt}`);
    return 'texts';
  });
}

it.each([0, 1, 2])('resolves after %i failures', async (failures) => {
  const run = failing(failures);
  const result = withRetries(run);
  await vi.runAllTimersAsync();
  expect(await result).toBe('texts');
  expect(run).toHaveBeenCalledTimes(failures + 1);
});

it('waits before each retry, longer the second time, and then rejects with the last error', async () => {
  const run = failing(9);
  const result = expect(withRetries(run)).rejects.toThrow('Attempt 2');
  expect(retryDelaysMs[1]).toBeGreaterThan(retryDelaysMs[0]);
  await vi.advanceTimersByTimeAsync(retryDelaysMs[0] - 1);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(retryDelaysMs[1] - 1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(3);
  await result;
});
