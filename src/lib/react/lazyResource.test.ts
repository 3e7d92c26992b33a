import { expect, it, vi } from 'vitest';

import { lazyResource } from './lazyResource';

it('fetches once for all who ask', async () => {
  const fetchValue = vi.fn(async () => 'ready');
  const resource = lazyResource(fetchValue);
  resource.preload();
  expect(await Promise.all([resource.load(), resource.load()])).toEqual(['ready', 'ready']);
  expect(fetchValue).toHaveBeenCalledOnce();
});

it('does not throw at those who only watch', async () => {
  const fetchValue = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('off line')).mockResolvedValue('x');
  const resource = lazyResource(fetchValue);
  resource.preload();
  resource.preload();
  await vi.waitFor(() => expect(fetchValue).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(await resource.load()).toBe('x');
});

it('tries again after a failure', async () => {
  const fetchValue = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('off line')).mockResolvedValue('x');
  const resource = lazyResource(fetchValue);
  await expect(resource.load()).rejects.toThrow('off line');
  expect(await resource.load()).toBe('x');
});
