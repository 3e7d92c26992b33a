import { HomePage } from '#modules/facility-search/HomePage';
import { ArticleTeaser } from '#modules/article/ArticleTeaser';

/** The home page, put together from the search and the articles. */
export function Component() {
  return (
    <HomePage>
      <ArticleTeaser />
    </HomePage>
  );
}
