import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { optimisticQuery } from './optimisticQuery';
import { createQueryClient } from './createQueryClient';

const key = ['things', 'list'];

/** A server that responds on demand, and the cached data. */
function setUp() {
  const client = createQueryClient({ retry: false });
  const server = { list: [1, 2, 3] };
  client.setQueryData(key, server.list);
  const gates: (() => void)[] = [];
  const change = (n: number, refuse = false) =>
    new MutationObserver(client, {
      ...optimisticQuery<readonly number[], number>(key, (list, gone) => list.filter((one) => one !== gone)),
      async mutationFn(gone: number) {
        await new Promise<void>((resolve) => gates.push(resolve));
        if (refuse) throw new Error('refused');
        server.list = server.list.filter((one) => one !== gone);
      },
    }).mutate(n);
  const shown = () => client.getQueryData(key);
  return { change, shown, server, gates };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a change that shows at once', () => {
  it('is there before the server has answered', async () => {
    const { change, shown, gates } = setUp();
    const done = change(2);
    await soon();
    expect(shown()).toEqual([1, 3]);
    gates[0]?.();
    await done;
    expect(shown()).toEqual([1, 3]);
  });

  it('is taken back when the server refuses', async () => {
    const { change, shown, gates } = setUp();
    const done = change(2, true);
    await soon();
    gates[0]?.();
    await expect(done).rejects.toThrow('refused');
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('waits for the one before it, and both are kept', async () => {
    const { change, shown, server, gates } = setUp();
    const first = change(1);
    await soon();
    const second = change(3);
    await soon();
    expect(shown()).toEqual([2]);
    expect(gates).toHaveLength(1);
    gates[0]?.();
    await first;
    await soon();
    gates[1]?.();
    await second;
    expect(shown()).toEqual([2]);
    expect(server.list).toEqual([2]);
  });
});
