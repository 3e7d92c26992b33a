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

  it('says when a mutation has succeeded, and leaves its error to it', async () => {
    const client = new QueryClient();
    const { start } = createMutationRunner(client);
    const onDone = vi.fn();
    const onError = vi.fn();
    start({ mutationFn, onError }, -1, onDone);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onDone).not.toHaveBeenCalled();
    start({ mutationFn }, 1, onDone);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});
