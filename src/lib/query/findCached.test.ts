import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { findCached } from './findCached';

type Row = { id: string; title: string };

function clientWith(lists: Record<string, Row[]>) {
  const client = new QueryClient();
  for (const [name, rows] of Object.entries(lists)) client.setQueryData(['rows', name], rows);
  return client;
}

const find = (client: QueryClient, id: string) =>
  findCached<Row[], Row>(client, ['rows'], (rows) => rows.find((row) => row.id === id));

describe('findCached', () => {
  const client = clientWith({ first: [{ id: 'a', title: 'One' }], second: [{ id: 'b', title: 'Two' }] });

  it('finds a record in any of the lists', () => {
    expect(find(client, 'b')).toEqual({ id: 'b', title: 'Two' });
  });
  it('finds nothing where no list has it, or none is loaded', async () => {
    expect(find(client, 'c')).toBeUndefined();
    const failed = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await failed.prefetchQuery({ queryKey: ['rows'], queryFn: () => Promise.reject(new Error('offline')) });
    expect(find(failed, 'a')).toBeUndefined();
  });
  it('leaves other queries alone', () => {
    const other = new QueryClient();
    other.setQueryData(['columns'], [{ id: 'a', title: 'One' }]);
    expect(find(other, 'a')).toBeUndefined();
  });
});
