import BookOpenIcon from '@heroicons/react/24/outline/BookOpenIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { List, ListItem } from '#components/List';
import { QueryPanel } from '#components/QueryPanel';
import { RecordMissing } from '#components/RecordMissing';
import { paths } from '#domain/paths';
import { problemCode } from '#lib/http/problem';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { guideHref } from './helpPath';
import { HelpPage } from './HelpPage';
import * as styles from './HelpPage.css';
import { HelpSearch } from './HelpSearch';
import { guideCategoryQuery } from './queries';

/** Asks for the guides of a category. */
export function prefetch({ queryClient, params: { category = '' } }: PageToPrefetch): void {
  void queryClient.prefetchQuery(guideCategoryQuery(category));
}

/** The page at `/apps/help-center/guides/:category`: all guides of a category. */
export function Component() {
  const { t } = useTranslation('help-center');
  const { category = '' } = useParams();
  const query = useQuery(guideCategoryQuery(category));
  if (problemCode(query.error) === 'not-found' || query.data === null) {
    return (
      <RecordMissing
        icon={BookOpenIcon}
        title={t('guides.missing')}
        documentTitle={t('documentTitle', { title: t('guides.missing') })}
        description={t('guides.missingText', { name: category })}
        action={{ label: t('guides.missingAction'), href: paths.helpGuides }}
      />
    );
  }
  return (
    <HelpPage
      title={query.data?.title ?? t('guides.title')}

      crumbs={[{ label: t('guides.title'), href: paths.helpGuides }]}
    >
      <HelpSearch>
        <div className={styles.list}>
          <QueryPanel
            query={query}
            what={t('guides.what')}
            headingLevel={2}
            skeleton={<List loading loadingRows={5} />}
          >
            {(data) => (
              <List label={data?.title ?? ''}>
                {data?.guides.map(({ id, slug, title, subtitle }) => (
                  <ListItem key={id} href={guideHref(category, slug)} title={title} description={subtitle} />
                ))}
              </List>
            )}
          </QueryPanel>
        </div>
      </HelpSearch>
    </HelpPage>
  );
}
