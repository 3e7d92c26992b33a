import { useTranslation } from 'react-i18next';

import { Heading } from '#components/Heading';
import { Link } from '#components/Link';
import { paths } from '#domain/paths';

import * as styles from './ArticleTeaser.css';
import { NewestArticles } from './NewestArticles';

/** The three newest articles, for the home page. */
export function ArticleTeaser() {
  const { t } = useTranslation('article');
  return (
    <section className={styles.root} aria-labelledby="article-teaser">
      <div className={styles.top}>
        <Heading headingLevel={2} id="article-teaser">
          {t('teaser.title')}
        </Heading>
        <Link href={paths.article} variant="standalone">
          {t('teaser.all')}
        </Link>
      </div>
      <NewestArticles />
    </section>
  );
}
