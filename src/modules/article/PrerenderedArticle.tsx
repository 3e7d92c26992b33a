import { ArticleHeader } from './ArticleHeader';
import type { ArticleHeaderProps } from './ArticleHeader';
import * as styles from './ArticlePage.css';

/** What stands of an article before any script: its page down to the picture, as tall as a screen. */
export function PrerenderedArticle({ article }: Pick<ArticleHeaderProps, 'article'>) {
  return (
    <div className={styles.page} data-waiting>
      <div className={styles.sections}>
        <ArticleHeader article={article} url="" isPrerendered />
      </div>
    </div>
  );
}
