import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { QueryPanel } from '#components/QueryPanel';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { GuideCategories, GuideCategoriesSkeleton } from './GuideCategories';
import { HelpPage } from './HelpPage';
import { HelpSearch } from './HelpSearch';
import { helpLimits } from './limits';
import { guidesQuery } from './queries';

/** Asks for the categories. */
export function prefetch({ queryClient }: PageToPrefetch): void {
  void queryClient.prefetchQuery(guidesQuery());
}

/** The page at `/apps/help-center/guides`: the categories, each with its first guides. */
export function Component() {
  const { t } = useTranslation('help-center');
  return (
    <HelpPage title={t('guides.title')} lead={t('guides.lead')} crumbs={[]}>
      <HelpSearch>
        <QueryPanel
          query={useQuery(guidesQuery())}
          what={t('guides.what')}
          headingLevel={2}
          skeleton={<GuideCategoriesSkeleton guides={helpLimits.guidesPerCategory} />}
          isEmpty={(categories) => categories.length === 0}
          empty={<EmptyState title={t('guides.empty')} description={t('guides.emptyText')} />}
        >
          {(categories) => <GuideCategories categories={categories} headingLevel={2} />}
        </QueryPanel>
      </HelpSearch>
    </HelpPage>
  );
}
