import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton';
import { paths } from '#domain/paths';

import * as styles from './ArticlePage.css';

/** No article has this slug; links to the index. */
export function ArticleMissing() {
  const { t } = useTranslation('article-reader');
  const title = t('missing.title');
  return (
    <div className={styles.root}>
      <title>{t('documentTitle', { title })}</title>
      <meta name="robots" content="noindex,follow" />
      {/* Status for a server that prerenders pages (directory 2.20). */}
      <meta name="status" content="404" />
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{t('missing.text')}</p>
        <div className={styles.actions}>
          <LinkButton href={paths.article} tone="primary" variant="solid">
            {t('missing.action')}
          </LinkButton>
          <LinkButton href={paths.searchForm} variant="outline">
            {t('missing.search')}
          </LinkButton>
        </div>
      </header>
    </div>
  );
}
