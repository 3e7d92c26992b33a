import BookOpenIcon from '@heroicons/react/24/outline/BookOpenIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';

import { preloadHtml } from '#components/Html';
import { Page } from '#components/Page';
import { QueryPanel } from '#components/QueryPanel';
import { RecordMissing } from '#components/RecordMissing';
import { problemCode } from '#lib/http/problem';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { PrerenderedContent } from '#lib/react/PrerenderedContent';
import { paths } from '#domain/paths';

import { GuideReader } from './GuideReader';
import { GuideSkeleton } from './GuideSkeleton';
import { guideQuery } from './queries';

/** Asks for a guide, and for what shows its content. */
export function prefetch({ queryClient, params: { category = '', guide = '' } }: PageToPrefetch): void {
  void queryClient.prefetchQuery(guideQuery(category, guide));
  void preloadHtml();
}

/** The page at `/apps/help-center/guides/:category/:guide`. */
export function Component() {
  const { t } = useTranslation('help-center');
  const { category = '', guide = '' } = useParams();
  const { pathname } = useLocation();
  const query = useQuery(guideQuery(category, guide));
  if (problemCode(query.error) === 'not-found') {
    return (
      <RecordMissing
        icon={BookOpenIcon}
        title={t('guide.missing')}
        documentTitle={t('documentTitle', { title: t('guide.missing') })}
        description={t('guide.missingText', { name: guide })}
        action={{ label: t('guide.missingAction'), href: paths.helpGuides }}
      />
    );
  }
  const title = <title>{t('documentTitle', { title: t('guides.title') })}</title>;
  return (
    <Page width="full">
      {query.isError && !query.data ? title : null}
      <QueryPanel
        query={query}
        what={t('guide.what')}
        headingLevel={1}
        immediate
        skeleton={
          <PrerenderedContent at={pathname}>
            {title}
            <GuideSkeleton />
          </PrerenderedContent>
        }
      >
        {(page) => <GuideReader key={page.guides[0]?.id} page={page} />}
      </QueryPanel>
    </Page>
  );
}
