import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { createQueryClient } from './createQueryClient';

const queryKey = ['mails', 'label'];

/** A query whose answers are given by hand, in their order. */
function answeredByHand() {
  const answers: Array<(data: string) => void> = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const answer = (data: string) => answers.shift()?.(data);
  return { queryFn, answer };
}

describe('a query that is invalidated while it loads for the first time', () => {
  it('is fetched again when it has loaded: the server may have answered before the change', async () => {
    const client = createQueryClient({ retry: false });
    const { queryFn, answer } = answeredByHand();
    const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
    void client.invalidateQueries({ queryKey: ['mails'] });
    void client.invalidateQueries({ queryKey: ['mails'] });
    answer('before');
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
    answer('after');
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('after'));
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
  });

  it('counts as outdated when nobody shows it', async () => {
    const client = createQueryClient({ retry: false });
    const { queryFn, answer } = answeredByHand();
    const loaded = client.prefetchQuery({ queryKey, queryFn });
    void client.invalidateQueries({ queryKey });
    answer('before');
    await loaded;
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('is left alone when the invalidation has restarted the fetch', async () => {
    const client = createQueryClient({ retry: false });
    client.setQueryData(queryKey, 'old');
    const { queryFn, answer } = answeredByHand();
    const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: 0 }).subscribe(() => {});
    void client.invalidateQueries({ queryKey });
    answer('dropped');
    answer('after');
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('after'));
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
  });
});
