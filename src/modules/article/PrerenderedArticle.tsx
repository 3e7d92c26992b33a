import { ArticleOpening } from './ArticleHeader';
import type { ArticleOpeningProps } from './ArticleHeader';
import * as styles from './ArticlePage.css';

/** What stands of an article before any script: its page down to the picture, as tall as a screen. */
export function DrawnArticle({ article }: Pick<ArticleOpeningProps, 'article'>) {
  return (
    <div className={styles.place} data-waiting>
      <div className={styles.parts}>
        <ArticleOpening article={article} url="" isDrawn />
      </div>
    </div>
  );
}
