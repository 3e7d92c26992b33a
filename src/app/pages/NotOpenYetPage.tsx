import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { page } from '#app/Message.css';
import { paths } from '#lib/paths';

import * as styles from './NotFoundPage.css';

/** A page that is planned and guarded, and not built yet: it says so, and no more. */
export function Component() {
  const { t } = useTranslation('app-guards');
  return (
    <div className={page}>
      <title>{t('closed.documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title} tabIndex={-1}>
        {t('closed.title')}
      </h1>
      <p>{t('closed.text')}</p>
      <div className={styles.actions}>
        <LinkButton href={paths.account} tone="primary">
          {t('closed.account')}
        </LinkButton>
        <Link href={paths.home}>{t('closed.home')}</Link>
      </div>
    </div>
  );
}
