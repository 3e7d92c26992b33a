import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { lazyPart } from '#lib/lazyPart';
import { HomePage } from '#modules/facility-search/HomePage';
import { statsQuery } from '#modules/facility-search/queries';
import { ArticleTeaser } from '#modules/article/ArticleTeaser';

const head = lazyPart(async () => (await import('./HomeHead')).HomeHead);

/** The home page, put together from the search and the articles. */
export function Component() {
  // What nobody sees is fetched behind what is seen, of which this is the last to come.
  const { isFetched } = useQuery(statsQuery());
  useEffect(() => {
    if (isFetched) head.prepare();
  }, [isFetched]);
  return (
    <>
      <head.Part />
      <HomePage>
        <ArticleTeaser />
      </HomePage>
    </>
  );
}
