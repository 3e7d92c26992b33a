import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { ArticleWithToc } from '#components/ArticleWithToc';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { Text } from '#components/Text';
import { toLanguage } from '#lib/i18n/languages';
import { PageHead } from '#lib/seo/PageHead';
import { paths } from '#domain/paths';
import { formatDate } from '#lib/format/formatDate';
import { graph, pageNode, siteNodes } from '#lib/seo/structuredData';

import * as styles from './StaticPage.css';
import { editions, loadStaticText, staticTextQuery } from './staticTexts';
import type { StaticPageName, StaticTextLoader } from './staticTexts';

export type StaticPageProps = {
  page: StaticPageName;
  /** Loads the text; replaced in stories. */
  load?: StaticTextLoader;
  /** Rendered below the text, once that has loaded. */
  children?: ReactNode;
};

/** A static text page: title, edition, table of contents, text and print button (directory 2.18). */
export function StaticPage({ page, load = loadStaticText, children }: StaticPageProps) {
  const { t, i18n } = useTranslation(['static-pages', 'app']);
  const query = useQuery(staticTextQuery(page, i18n.language, load));
  const title = t(`${page}.title`);
  const description = t(`${page}.description`);
  const { version, updated } = editions[page];
  return (
    <div className={styles.root} data-waiting={query.data ? undefined : true}>
      <PageHead
        title={t('documentTitle', { title })}
        name={title}
        description={description}
        path={paths[page]}
        about={(url) =>
          graph(
            ...(page === 'about'
              ? siteNodes({ url, name: t('app:product'), description, language: i18n.language })
              : []),
            pageNode(page === 'about' ? 'AboutPage' : 'WebPage', {
              url,
              name: title,
              description,
              language: i18n.language,
              modified: updated,
            }),
          )
        }
      />
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.row}>
          <Text tone="muted">{t('edition', { date: formatDate(updated, i18n.language), version })}</Text>
          <div className={styles.tools}>
            <Button leadingIcon={PrinterIcon} variant="outline" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        </div>
      </header>
      <QueryPanel query={query} what={t('what')} skeleton={<StaticPageSkeleton />}>
        {({ source, language }) => {
          const translated = language === toLanguage(i18n.language);
          return (
            <>
              {translated ? null : <Alert tone="info" title={t('notTranslated')} />}
              <ArticleWithToc source={source} contentsLabel={t('contents')} {...(translated ? {} : { language })} />
              {children}
            </>
          );
        }}
      </QueryPanel>
    </div>
  );
}

function StaticPageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton variant="text" width="wide" />
      <Skeleton variant="text" width="wide" />
      <Skeleton variant="text" width="medium" />
      <Skeleton variant="block" height="tall" />
    </div>
  );
}
