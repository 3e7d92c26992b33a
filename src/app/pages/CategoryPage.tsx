import { useLocation } from 'react-router-dom';

import { PageFallback } from '#app/layouts/PageFallback';
import { PrerenderedContent } from '#lib/react/PrerenderedContent';
import { RelatedArticles } from '#modules/article/RelatedArticles';
import { CategoryPage } from '#modules/facility-search/CategoryPage';
import { listingLoader } from '#modules/facility-search/listingLoader';

/** Reads the category and the page of the address. */
export const loader = listingLoader('service-categories');

/** The facilities of a category, with the articles about it. */
export function Component() {
  return <CategoryPage renderArticles={(articles) => <RelatedArticles articles={articles} to="list" />} />;
}

/** While the router reads the address: what the build has drawn of the category. */
export function HydrateFallback() {
  const { pathname } = useLocation();
  return (
    <PrerenderedContent at={pathname}>
      <PageFallback />
    </PrerenderedContent>
  );
}
