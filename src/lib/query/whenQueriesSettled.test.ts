import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

import { whenQueriesSettled } from './whenQueriesSettled';

afterEach(() => {
  vi.useRealTimers();
});

/** A client, and whether its queries have settled. */
function watch(queryClient: QueryClient, timeoutMs = 1000) {
  const settled = vi.fn();
  void whenQueriesSettled(queryClient, timeoutMs).then(settled);
  return settled;
}

it('resolves at once when nothing is fetched', async () => {
  const settled = watch(new QueryClient());
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
});

it('waits for the last of several queries, failed or not', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let fail = (_reason: Error) => {};
  let finish = (_value: string) => {};
  const first = () => new Promise<string>((_resolve, reject) => (fail = reject));
  const second = () => new Promise<string>((resolve) => (finish = resolve));
  void queryClient.prefetchQuery({ queryKey: ['first'], queryFn: first });
  void queryClient.prefetchQuery({ queryKey: ['second'], queryFn: second });
  const settled = watch(queryClient);
  fail(new Error('offline'));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
  expect(settled).not.toHaveBeenCalled();
  finish('done');
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
});

it('does not wait longer than it may', async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  void queryClient.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise<string>(() => {}) });
  const settled = watch(queryClient, 1000);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalled();
});
