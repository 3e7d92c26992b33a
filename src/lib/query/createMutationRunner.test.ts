import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { createMutationRunner } from './createMutationRunner';

describe('createMutationRunner', () => {
  const mutationFn = async (value: number) => {
    if (value < 0) throw new Error('negative');
    return value * 2;
  };

  it('resolves to the response, and rejects with the error', async () => {
    const { run } = createMutationRunner(new QueryClient());
    expect(await run({ mutationFn }, 2)).toBe(4);
    await expect(run({ mutationFn }, -1)).rejects.toThrow('negative');
  });

  it('says whether a mutation has succeeded, and leaves its error to it', async () => {
    const { start } = createMutationRunner(new QueryClient());
    const onError = vi.fn();
    expect(await start({ mutationFn, onError }, -1)).toBe(false);
    expect(onError).toHaveBeenCalledOnce();
    expect(await start({ mutationFn }, 1)).toBe(true);
  });
});
