import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { paths } from '#domain/paths';

import * as styles from './AccountFrame.css';

const pagePaths = {
  details: paths.account,
  password: paths.changePassword,
  facilities: paths.ownedFacilities,
} as const;

export type AccountFrameProps = {
  /** The current page. */
  page: keyof typeof pagePaths;
  description: ReactNode;
  /** A form on the page shows errors: prefixes the document title (directory 2.0.3). */
  hasError?: boolean;
  children: ReactNode;
};

/** Layout of the account pages: title, navigation between them and maximum width. */
export function AccountFrame({ page, description, hasError = false, children }: AccountFrameProps) {
  const { t } = useTranslation('account');
  const title = t(`pages.${page}`);
  const documentTitle = t('documentTitle', { title });
  return (
    <div className={styles.root}>
      <title>{hasError ? t('errorTitle', { title: documentTitle }) : documentTitle}</title>
      <meta name="robots" content="noindex,follow" />
      <nav className={styles.nav} aria-label={t('pages.label')}>
        <ul role="list" className={styles.list}>
          {(['details', 'password', 'facilities'] as const).map((id) => (
            <li key={id}>
              <Link href={pagePaths[id]} variant="quiet" {...(id === page ? { current: 'page' as const } : {})}>
                {t(`pages.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.description}>{description}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
