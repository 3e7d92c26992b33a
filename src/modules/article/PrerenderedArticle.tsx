import { ArticleHeader } from './ArticleHeader';
import type { ArticleHeaderProps } from './ArticleHeader';
import * as styles from './ArticlePage.css';

/** The prerendered page of an article, down to its picture; as tall as the viewport. */
export function PrerenderedArticle({ article }: Pick<ArticleHeaderProps, 'article'>) {
  return (
    <div className={styles.page} data-waiting>
      <div className={styles.sections}>
        <ArticleHeader article={article} url="" isPrerendered />
      </div>
    </div>
  );
}
