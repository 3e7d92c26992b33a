import { useTranslation } from 'react-i18next';

import type { ArticleSummary } from '#domain/article';

import { ArticleCard } from './ArticleCard';
import * as card from './ArticleCard.css';
import * as styles from './ArticleReader.css';

export type RelatedArticlesProps = {
  articles: readonly ArticleSummary[];
  /** What the articles are related to; determines the heading. */
  to: 'article' | 'list';
};

/** Related articles at the end of a page; renders nothing when there are none. */
export function RelatedArticles({ articles, to }: RelatedArticlesProps) {
  const { t } = useTranslation('article');
  if (articles.length === 0) return null;
  return (
    <section className={styles.aside} aria-labelledby="article-related">
      <h2 className={styles.heading} id="article-related">
        {t(`related.${to}`)}
      </h2>
      <ul role="list" className={card.grid}>
        {articles.map((article) => (
          <li key={article.id} className={card.cell}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
