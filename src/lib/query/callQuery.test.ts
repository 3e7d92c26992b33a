import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { callQuery } from './callQuery';

it('makes the call with its query parameters and a signal that cancels it', async () => {
  const getTask = vi.fn(({ query }: { query: { id: string }; signal: AbortSignal }) => Promise.resolve(query.id));
  const client = new QueryClient();
  expect(await client.fetchQuery(callQuery(['tasks', 'task', 't1'], getTask, { id: 't1' }))).toBe('t1');
  expect(getTask).toHaveBeenCalledWith({ query: { id: 't1' }, signal: expect.any(AbortSignal) as AbortSignal });
  expect(client.getQueryData(['tasks', 'task', 't1'])).toBe('t1');
});
