import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';

import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';
import { LiveText } from '#components/LiveRegion';
import { Pagination } from '#components/Pagination';
import { QueryPanel } from '#components/QueryPanel';
import { PageHead } from '#lib/seo/PageHead';
import { articlePath, paths } from '#domain/paths';
import { graph, itemList, pageNode } from '#lib/seo/structuredData';
import { focusRing } from '#theme/mixins.css';

import { articleIndexQuery } from './articleIndexAddress';
import type { Articles } from './api';
import { ArticleCard } from './ArticleCard';
import * as card from './ArticleCard.css';
import { ArticleCardSkeleton } from './ArticleCardSkeleton';
import * as styles from './ArticlePage.css';
import { articlesQuery } from './queries';
import { indexSize } from './indexSize';

export type ArticleIndexProps = {
  category?: string | undefined;
  page: number;
  /** Page that was requested but does not exist. */
  missingPage?: number | undefined;
};

/** All articles, newest first, filtered by category (directory 2.6). */
export function ArticleIndex({ category, page, missingPage }: ArticleIndexProps) {
  const { t, i18n } = useTranslation('article');
  const query = useQuery({
    ...articlesQuery({ category, page, size: indexSize }),
    // The previous list stays until the next one loads, so that the pressed filter keeps its focus.
    placeholderData: (previous) => (previous?.items === null ? undefined : previous),
  });
  const title = t('index.title');
  const hrefFor = (to: { category?: string | undefined; page?: number }) => paths.article + articleIndexQuery(to);

  const fresh = query.isPlaceholderData ? undefined : query.data;
  const lastPage = fresh?.pagination.lastPage;
  const shown = fresh?.items?.map((article) => ({ name: article.title, path: articlePath(article.slug) }));
  const total = fresh && 'length' in fresh.pagination ? fresh.pagination.length : 0;

  if (query.data?.items === null) {
    const { lastPage } = query.data.pagination;
    return <Navigate replace to={hrefFor({ category, page: lastPage })} state={{ missingPage: page }} />;
  }
  return (
    <div className={styles.root}>
      <PageHead
        title={page > 1 ? t('index.documentTitlePage', { page }) : t('documentTitle', { title })}
        name={title}
        description={t('index.summary')}
        path={hrefFor({ page })}
        indexed={category === undefined}
        previous={page > 1 ? hrefFor({ category, page: page - 1 }) : undefined}
        next={lastPage !== undefined && page < lastPage ? hrefFor({ category, page: page + 1 }) : undefined}
        about={(url) =>
          graph(
            pageNode(
              'CollectionPage',
              { url, name: title, description: t('index.summary'), language: i18n.language },
              shown && itemList(shown, { first: (page - 1) * indexSize + 1, total }, url),
            ),
          )
        }
      />
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{t('index.summary')}</p>
      </header>
      {missingPage === undefined ? null : (
        <p role="status">
          <LiveText>{t('index.pageMissing', { page: missingPage })}</LiveText>
        </p>
      )}
      <QueryPanel query={query} what={t('index.what')} skeleton={<ArticleCardSkeleton count={6} />}>
        {({ items, pagination, categories }) => (
          <div className={styles.list}>
            <Filter categories={categories} current={category} hrefFor={(id) => hrefFor({ category: id })} />
            {items === null || items.length === 0 ? (
              <EmptyState
                icon={DocumentTextIcon}
                title={t('index.emptyTitle')}
                description={t('index.emptyText')}
                action={
                  category === undefined ? undefined : (
                    <LinkButton href={paths.article} tone="primary">
                      {t('index.emptyAction')}
                    </LinkButton>
                  )
                }
              />
            ) : (
              <>
                <p className={styles.count} role="status">
                  <LiveText>
                    {t('index.count', { count: 'length' in pagination ? pagination.length : items.length })}
                  </LiveText>
                </p>
                <ul role="list" className={card.grid} aria-label={t('index.list')}>
                  {items.map((article) => (
                    <li key={article.id} className={card.cell}>
                      <ArticleCard article={article} headingLevel={2} />
                    </li>
                  ))}
                </ul>
              </>
            )}
            {pagination.lastPage > 1 ? (
              <Pagination
                label={t('index.pages')}
                page={page}
                lastPage={pagination.lastPage}
                hrefFor={(next) => hrefFor({ category, page: next })}
              />
            ) : null}
          </div>
        )}
      </QueryPanel>
    </div>
  );
}

type FilterProps = {
  categories: Articles['categories'];
  current: string | undefined;
  hrefFor: (category: string | undefined) => string;
};

function Filter({ categories, current, hrefFor }: FilterProps) {
  const { t } = useTranslation('article');
  const list = useRef<HTMLUListElement>(null);
  // Where the filters scroll sideways, scroll the current one into view.
  useLayoutEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector('[aria-current]');
    if (!row || !chosen) return;
    const { left, right } = chosen.getBoundingClientRect();
    const shown = row.getBoundingClientRect();
    if (left < shown.left || right > shown.right) row.scrollBy({ left: (left + right - shown.left - shown.right) / 2 });
  }, [current]);

  if (categories.length === 0) return null;
  const choices = [
    { id: undefined, label: t('index.all') },
    ...categories.map(({ id, name, count }) => ({ id, label: `${name} (${count})` })),
  ];
  return (
    <nav aria-label={t('index.filter')}>
      <ul role="list" ref={list} className={styles.filters}>
        {choices.map(({ id, label }) => (
          <li key={id ?? ''}>
            <Link
              className={`${focusRing} ${styles.filter}`}
              to={hrefFor(id)}
              aria-current={id === current ? 'true' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
