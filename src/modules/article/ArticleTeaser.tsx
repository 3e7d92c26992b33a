import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { paths } from '#lib/paths';

import { ArticleCard } from './ArticleCard';
import * as card from './ArticleCard.css';
import { ArticleCardSkeleton } from './ArticleCardSkeleton';
import { indexSize } from './indexSize';
import * as styles from './ArticleTeaser.css';
import { articlesQuery } from './queries';

const shown = 3;

/** The three newest articles, for the home page. */
export function ArticleTeaser() {
  const { t } = useTranslation('article');
  // The first page of the index, so that opening it asks nothing new.
  const query = useQuery(articlesQuery({ page: 1, size: indexSize }));
  return (
    <section className={styles.root} aria-labelledby="article-teaser">
      <div className={styles.top}>
        <h2 className={styles.heading} id="article-teaser">
          {t('teaser.title')}
        </h2>
        <Link href={paths.article} variant="standalone">
          {t('teaser.all')}
        </Link>
      </div>
      <QueryPanel query={query} what={t('teaser.what')} skeleton={<ArticleCardSkeleton count={shown} />}>
        {({ items }) =>
          items === null || items.length === 0 ? (
            <p className={styles.empty}>{t('teaser.empty')}</p>
          ) : (
            <ul className={card.grid}>
              {items.slice(0, shown).map((article) => (
                <li key={article.id} className={card.cell}>
                  <ArticleCard article={article} headingLevel={3} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryPanel>
    </section>
  );
}
