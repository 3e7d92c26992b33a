import { useLocation } from 'react-router-dom';

import { PageFallback } from '#app/layouts/PageFallback';
import { PrerenderedContent } from '#lib/react/PrerenderedContent';
import { RelatedArticles } from '#modules/article/RelatedArticles';
import { CategoryPage } from '#modules/facility-search/CategoryPage';
import { listingLoader } from '#modules/facility-search/listingLoader';

/** Reads the category and the page number from the address. */
export const loader = listingLoader('service-categories');

/** The facilities of a category, with the articles about it. */
export function Component() {
  return <CategoryPage renderArticles={(articles) => <RelatedArticles articles={articles} to="list" />} />;
}

/** While the loader runs: the prerendered content of this category, if there is any. */
export function HydrateFallback() {
  const { pathname } = useLocation();
  return (
    <PrerenderedContent at={pathname}>
      <PageFallback />
    </PrerenderedContent>
  );
}
