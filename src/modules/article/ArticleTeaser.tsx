import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { lazyModule } from '#lib/react/lazyModule';
import { paths } from '#domain/paths';
import { useIsQueryClientUnavailable, useHasQueryClient } from '#lib/query/useHasQueryClient';

import { ArticleCardSkeleton } from './ArticleCardSkeleton';
import * as styles from './ArticleTeaser.css';
import { newestCount } from './newestCount';

const lazyNewestArticles = lazyModule(() => import('./NewestArticles'));

/** The three newest articles, for the home page. */
export function ArticleTeaser() {
  const { t } = useTranslation('article');
  const asks = useHasQueryClient();
  const part = lazyNewestArticles.useModule(asks);
  const answers = asks ? part : undefined;
  const isLost = useIsQueryClientUnavailable();
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
      {answers ? <answers.NewestArticles /> : isLost ? null : <ArticleCardSkeleton count={newestCount} />}
    </section>
  );
}
