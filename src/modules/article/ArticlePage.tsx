import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { PrerenderedContent } from '#lib/react/PrerenderedContent';
import { HttpError } from '#lib/http/request';
import { missingPageFromState } from '#lib/router/missingPage';
import { articlePath } from '#domain/paths';

import { parseArticleAddress } from './articleIndexAddress';
import { ArticleIndex } from './ArticleIndex';
import { ArticleMissing } from './ArticleMissing';
import * as styles from './ArticlePage.css';
import { ArticleReader } from './ArticleReader';
import { articleQuery } from './queries';

/** `/article`: the article in `?slug=`, or the index (directory 2.6). */
export function Component() {
  const { search, state } = useLocation();
  const address = parseArticleAddress(new URLSearchParams(search));
  switch (address.kind) {
    case 'invalid':
      return <ArticleMissing />;
    case 'article':
      return <ArticleContent key={address.slug} slug={address.slug} />;
    case 'index':
      return <ArticleIndex category={address.category} page={address.page} missingPage={missingPageFromState(state)} />;
  }
}

function ArticleContent({ slug }: { slug: string }) {
  const { t } = useTranslation('article-reader');
  const query = useQuery(articleQuery(slug));
  const { data, error } = query;
  if (error instanceof HttpError && error.problem.code === 'not-found') return <ArticleMissing />;
  const title = <title>{t('documentTitle', { title: t('articles') })}</title>;
  return (
    <div className={styles.page} data-waiting={data ? undefined : true}>
      {error && !data ? title : null}
      <QueryPanel
        query={query}
        what={t('what')}
        skeleton={
          <PrerenderedContent at={articlePath(slug)}>
            {title}
            <ArticleSkeleton />
          </PrerenderedContent>
        }
        headingLevel={1}
      >
        {(article) => <ArticleReader article={article} />}
      </QueryPanel>
    </div>
  );
}

function ArticleSkeleton() {
  return (
    <div className={styles.header}>
      <Skeleton width="medium" />
      <div className={styles.title}>
        <Skeleton width="wide" />
      </div>
      <div className={styles.lead}>
        <Skeleton lines={2} />
      </div>
      <Skeleton lines={3} />
      <Skeleton variant="block" height="tall" />
    </div>
  );
}
