import { expect, it, vi } from 'vitest';

import { lazyValue } from './lazyValue';

it('loads once for all callers', async () => {
  const fetchValue = vi.fn(async () => 'ready');
  const value = lazyValue(fetchValue);
  value.preload();
  expect(await Promise.all([value.load(), value.load()])).toEqual(['ready', 'ready']);
  expect(fetchValue).toHaveBeenCalledOnce();
});

it('does not throw while preloading', async () => {
  const fetchValue = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('x');
  const value = lazyValue(fetchValue);
  value.preload();
  value.preload();
  await vi.waitFor(() => expect(fetchValue).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(await value.load()).toBe('x');
});

it('tries again after a failure', async () => {
  const fetchValue = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('x');
  const value = lazyValue(fetchValue);
  await expect(value.load()).rejects.toThrow('offline');
  expect(await value.load()).toBe('x');
});
