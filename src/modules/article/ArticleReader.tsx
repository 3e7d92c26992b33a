import { useTranslation } from 'react-i18next';

import { AdSlot } from '#components/AdSlot';
import { Alert } from '#components/Alert';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { ArticleWithToc } from '#components/ArticleWithToc';
import { now } from '#lib/time/clock';
import { readLastPlace } from '#domain/lastPlace';
import { PageHead } from '#lib/seo/PageHead';
import { articlePath, paths } from '#domain/paths';
import { useHydrated } from '#lib/react/useHydrated';

import type { Article } from './api';
import { ArticleActions } from './ArticleActions';
import { articleCrumbs } from './articleCrumbs';
import { ArticleHeader } from './ArticleHeader';
import * as page from './ArticlePage.css';
import * as styles from './ArticleReader.css';
import { RelatedArticles } from './RelatedArticles';
import { relatedSearchPath } from './relatedSearch';
import { structuredData } from './structuredData';

export type ArticleReaderProps = {
  article: Article;
};

/**
 * An article: author, reviewer and dates, text, disclaimer, and links to related searches and articles (directory 2.6).
 */
export function ArticleReader({ article }: ArticleReaderProps) {
  const { t, i18n } = useTranslation('article-reader');
  const { title, summary, heroImage, related, categories } = article;
  const url = new URL(articlePath(article.slug), location.origin).href;
  const overdue = Date.parse(article.reviewDueAt) < now().getTime();
  // Stored on this device only.
  const place = useHydrated() ? readLastPlace() : undefined;
  const crumbs = articleCrumbs(title, t);

  return (
    <div className={page.sections}>
      <PageHead
        title={t('documentTitle', { title })}
        name={title}
        description={summary}
        path={articlePath(article.slug)}
        type="article"
        image={heroImage?.url}
        about={(here) => structuredData(article, crumbs, i18n.language, here)}
      />
      <ArticleHeader article={article} url={url}>
        {overdue ? (
          <div className={styles.note}>
            <Alert tone="warning" title={t('overdue')}>
              {t('overdueText')}
            </Alert>
          </div>
        ) : null}
      </ArticleHeader>
      <ArticleWithToc source={article.body} contentsLabel={t('contents')} />
      {article.disclaimer ? (
        <div className={styles.note}>
          <Alert tone="info" title={t('disclaimerTitle')}>
            {t('disclaimerText')} <Link href={paths.disclaimers}>{t('disclaimerLink')}</Link>
          </Alert>
        </div>
      ) : null}
      {categories.length > 0 ? (
        <section className={styles.aside} aria-labelledby="article-search">
          <h2 className={styles.heading} id="article-search">
            {t('searchTitle')}
          </h2>
          <div className={styles.links}>
            {categories.map(({ id, name }) => (
              <LinkButton key={id} href={relatedSearchPath(name, place)} size="large" tone="primary">
                {place ? t('searchNear', { category: name, place: place.label }) : t('search', { category: name })}
              </LinkButton>
            ))}
          </div>
        </section>
      ) : null}
      {import.meta.env.VITE_AD_CLIENT ? (
        <AdSlot label={t('advertisement')} place="article" client={import.meta.env.VITE_AD_CLIENT} />
      ) : null}
      <div className={styles.end}>
        <ArticleActions title={title} url={url} />
      </div>
      <RelatedArticles articles={related} to="article" />
    </div>
  );
}
