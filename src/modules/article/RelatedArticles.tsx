import { useTranslation } from 'react-i18next';

import type { ArticleSummary } from '#domain/article';

import { ArticleCard } from './ArticleCard';
import * as card from './ArticleCard.css';
import * as styles from './ArticleReader.css';

export type RelatedArticlesProps = {
  articles: readonly ArticleSummary[];
  /** What they stand below, which is what they are related to. */
  to: 'article' | 'list';
};

/** Where to read on, at the end of a page. Without any article there is no heading either. */
export function RelatedArticles({ articles, to }: RelatedArticlesProps) {
  const { t } = useTranslation('article');
  if (articles.length === 0) return null;
  return (
    <section className={styles.aside} aria-labelledby="article-related">
      <h2 className={styles.heading} id="article-related">
        {t(`related.${to}`)}
      </h2>
      <ul className={card.grid}>
        {articles.map((article) => (
          <li key={article.id} className={card.cell}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
