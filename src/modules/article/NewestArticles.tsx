import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryPanel } from '#components/QueryPanel';
import { Text } from '#components/Text';

import { ArticleCard } from './ArticleCard';
import * as card from './ArticleCard.css';
import { ArticleCardSkeleton } from './ArticleCardSkeleton';
import { indexSize } from './indexSize';
import { newestCount } from './newestCount';
import { articlesQuery } from './queries';

/** The newest articles on the home page. */
export function NewestArticles() {
  const { t } = useTranslation('article');
  // The same query as the first page of the index, so that opening it needs no request.
  const query = useQuery(articlesQuery({ page: 1, size: indexSize }));
  return (
    <QueryPanel query={query} what={t('teaser.what')} skeleton={<ArticleCardSkeleton count={newestCount} />}>
      {({ items }) =>
        items === null || items.length === 0 ? (
          <Text tone="muted">{t('teaser.empty')}</Text>
        ) : (
          <ul role="list" className={card.grid}>
            {items.slice(0, newestCount).map((article) => (
              <li key={article.id} className={card.cell}>
                <ArticleCard article={article} headingLevel={3} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryPanel>
  );
}
