import { RelatedArticles } from '#modules/article/RelatedArticles';
import { CategoryPage } from '#modules/facility-search/CategoryPage';
import { listingLoader } from '#modules/facility-search/listingLoader';

/** Reads the category and the page of the address. */
export const loader = listingLoader('service-categories');

/** The facilities of a category, with the articles about it. */
export function Component() {
  return <CategoryPage renderArticles={(articles) => <RelatedArticles articles={articles} to="list" />} />;
}
