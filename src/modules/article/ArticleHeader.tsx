import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

import { Breadcrumb } from '#components/Breadcrumb';
import type { ArticleSummary } from '#domain/article';
import { formatDate } from '#lib/format/formatDate';

import { ArticleActions } from './ArticleActions';
import { articleCrumbs } from './articleCrumbs';
import * as page from './ArticlePage.css';
import * as styles from './ArticleReader.css';

export type ArticleHeaderProps = {
  article: ArticleSummary;
  /** Absolute address to share. */
  url: string;
  /** Rendered between the heading and the picture. */
  children?: ReactNode;
  /** Prerendered at build time: content that needs scripts or changes with the date only reserves its space. */
  isPrerendered?: boolean;
};

/** An article down to its picture: title, summary, author, reviewer and dates. */
export function ArticleHeader({ article, url, children, isPrerendered = false }: ArticleHeaderProps) {
  const { t, i18n } = useTranslation('article-reader');
  const { title, summary, heroImage, author, reviewedBy, reviewedAt } = article;
  const date = (iso: string) => formatDate(iso, i18n.language);
  return (
    <>
      <header className={page.header}>
        <Breadcrumb items={articleCrumbs(title, t)} />
        <h1 className={page.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{summary}</p>
        <div className={styles.meta}>
          <p>{t('by', author)}</p>
          <div className={isPrerendered ? styles.reserved : styles.dates}>
            {reviewedBy && reviewedAt !== undefined ? (
              <p>{t('reviewed', { ...reviewedBy, date: date(reviewedAt) })}</p>
            ) : null}
            <p className={styles.facts}>
              <span>{t('updated', { date: date(article.updatedAt) })}</span>
              <span>{t('minutes', { count: article.readingMinutes })}</span>
            </p>
          </div>
        </div>
        <div className={isPrerendered ? styles.reserved : undefined}>
          <ArticleActions title={title} url={url} />
        </div>
      </header>
      {children}
      {heroImage ? (
        <img
          className={styles.picture}
          src={heroImage.url}
          alt={heroImage.alt}
          width={heroImage.width}
          height={heroImage.height}
          loading={isPrerendered ? undefined : 'lazy'}
          // Otherwise the scripts would load before the picture.
          fetchPriority={isPrerendered ? 'high' : undefined}
        />
      ) : null}
    </>
  );
}
