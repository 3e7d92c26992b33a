import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { NetworkError } from '#lib/http/request';

import { patch, updateServerData } from './cachePatches';
import { createQueryClient } from './createQueryClient';
import { mutation } from './mutation';

const key = ['things', 'list'];

interface Change {
  gone: number;
  refused?: boolean;
}

/** A server that responds on demand, and what the screen shows. */
function setUp({ invalidates }: { invalidates?: [] } = {}) {
  const client = createQueryClient({ retry: false });
  const server = { list: [1, 2, 3] };
  client.setQueryData(key, server.list);
  const gates: (() => void)[] = [];
  const reads: ((list?: number[]) => void)[] = [];
  const options = mutation({
    key,
    async send({ gone, refused }: Change) {
      await new Promise<void>((resolve) => gates.push(resolve));
      if (refused) throw new Error('refused');
      server.list = server.list.filter((one) => one !== gone);
    },
    optimistic: ({ gone }) => [patch<readonly number[]>(key, (list) => list.filter((one) => one !== gone))],
    invalidates,
  });
  const change = (variables: Change) => new MutationObserver(client, options).mutate(variables);
  /** Begins to read; `reads.at(-1)` responds, with the list of the server or one that is given. */
  const observe = () =>
    new QueryObserver(client, {
      queryKey: key,
      queryFn: () => new Promise<number[]>((resolve) => reads.push((list = server.list) => resolve(list))),
    }).subscribe(() => {});
  const shown = () => client.getQueryData(key);
  return { client, change, shown, server, gates, observe, reads };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a change that shows at once', () => {
  it('is there before the server has answered', async () => {
    const { change, shown, gates } = setUp();
    const done = change({ gone: 2 });
    await soon();
    expect(shown()).toEqual([1, 3]);
    gates[0]?.();
    await done;
    expect(shown()).toEqual([1, 3]);
  });

  it('is taken back when the server refuses', async () => {
    const { change, shown, gates } = setUp();
    const done = change({ gone: 2, refused: true });
    await soon();
    gates[0]?.();
    await expect(done).rejects.toThrow('refused');
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('waits for the one before it, and both are kept', async () => {
    const { change, shown, server, gates } = setUp();
    const first = change({ gone: 1 });
    await soon();
    const second = change({ gone: 3 });
    await soon();
    expect(shown()).toEqual([2]);
    expect(gates).toHaveLength(1);
    gates[0]?.();
    await first;
    await soon();
    gates[1]?.();
    await second;
    expect([shown(), server.list]).toEqual([[2], [2]]);
  });

  it('stays when the one before it is refused', async () => {
    const { change, shown, gates } = setUp();
    const first = change({ gone: 1, refused: true });
    await soon();
    const second = change({ gone: 3 });
    await soon();
    gates[0]?.();
    await expect(first).rejects.toThrow('refused');
    expect(shown()).toEqual([1, 2]);
    await soon();
    gates[1]?.();
    await second;
    expect(shown()).toEqual([1, 2]);
  });

  it('is not undone by a list that was read before it', async () => {
    const { change, shown, gates, observe, reads, client } = setUp({ invalidates: [] });
    observe();
    void client.invalidateQueries({ queryKey: key });
    await soon();
    const done = change({ gone: 2 });
    await soon();
    reads.at(-1)?.([1, 2, 3, 4]);
    await soon();
    expect(shown()).toEqual([1, 3, 4]);
    gates[0]?.();
    await done;
    expect(shown()).toEqual([1, 3, 4]);
  });

  it('is not undone by such a list that arrives after the server has made the change', async () => {
    const { change, shown, gates, observe, reads, client } = setUp({ invalidates: [] });
    observe();
    void client.invalidateQueries({ queryKey: key });
    await soon();
    const done = change({ gone: 2 });
    await soon();
    gates[0]?.();
    await done;
    reads.at(-1)?.([1, 2, 3, 4]);
    await soon();
    expect(shown()).toEqual([1, 3, 4]);
    void client.invalidateQueries({ queryKey: key });
    await soon();
    reads.at(-1)?.([2, 4]);
    await soon();
    expect(shown(), 'read afterwards: put back by somebody else').toEqual([2, 4]);
  });

  it('keeps what the server has told in between when it is refused', async () => {
    const { client, change, shown, gates } = setUp();
    const done = change({ gone: 2, refused: true });
    await soon();
    updateServerData(
      client,
      patch<readonly number[]>(key, (list) => [...list, 4]),
    );
    expect(shown()).toEqual([1, 3, 4]);
    gates[0]?.();
    await expect(done).rejects.toThrow('refused');
    expect(shown()).toEqual([1, 2, 3, 4]);
  });

  it('does not make a list valid that is to be read again', async () => {
    const { client, change, gates } = setUp({ invalidates: [] });
    await client.invalidateQueries({ queryKey: key });
    const done = change({ gone: 2 });
    await soon();
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
    gates[0]?.();
    await done;
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('does not make a list valid whose page was left while it was read again', async () => {
    const { client, change, gates } = setUp({ invalidates: [] });
    await client.invalidateQueries({ queryKey: key });
    const leave = new QueryObserver(client, {
      queryKey: key,
      queryFn: ({ signal }) => new Promise<number[]>((_resolve, reject) => signal.addEventListener('abort', reject)),
    }).subscribe(() => {});
    const done = change({ gone: 2 });
    await soon();
    leave();
    gates[0]?.();
    await done;
    expect(client.getQueryState(key)).toMatchObject({ data: [1, 3], fetchStatus: 'idle', isInvalidated: true });
  });

  it('is not undone by the second read of a list that was invalidated during its first', async () => {
    const { client, change, shown, gates, observe, reads } = setUp({ invalidates: [] });
    const first = change({ gone: 9 });
    await soon();
    gates[0]?.();
    await first;
    client.removeQueries({ queryKey: key });
    observe();
    void client.invalidateQueries({ queryKey: key });
    reads[0]?.([1, 2, 3]);
    await soon();
    const second = change({ gone: 2 });
    await soon();
    gates[1]?.();
    await second;
    reads[1]?.([1, 2, 3]);
    await soon();
    expect(shown()).toEqual([1, 3]);
  });
});

it('a change whose response was lost is read back, although nothing was shown at once', async () => {
  const client = createQueryClient({ retry: false });
  const server = { list: [1, 2, 3] };
  const stop = new QueryObserver(client, { queryKey: key, queryFn: async () => server.list }).subscribe(() => {});
  await soon();
  const send = async () => {
    server.list = [1, 3];
    throw new NetworkError('timeout', 'r-1');
  };
  const lost = new MutationObserver(client, mutation({ key, send })).mutate();
  await expect(lost).rejects.toThrow('timeout');
  expect(client.getQueryData(key)).toEqual([1, 3]);
  stop();
});
