import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { infiniteList } from './infiniteList';

describe('a list that loads by parts', () => {
  const all = Array.from({ length: 5 }, (_, at) => ({ id: `r${at}` }));

  it('loads part after part up to its end, each record once', async () => {
    const cursors: Array<string | null> = [];
    const options = infiniteList({
      key: ['records'],
      load: (cursor) => {
        cursors.push(cursor);
        const from = Number(cursor ?? 0);
        // The parts overlap, as when a record was added at the front while reading.
        const items = all.slice(Math.max(0, from - 1), from + 2);
        return Promise.resolve({ items, next: from + 2 < all.length ? String(from + 2) : null });
      },
    });
    const observer = new InfiniteQueryObserver(new QueryClient(), options);
    await observer.fetchNextPage();
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    expect(observer.getCurrentResult().data).toEqual(all);
    expect(cursors).toEqual([null, '2', '4']);
  });
});
