import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { VisuallyHidden } from '#components/VisuallyHidden';
import { paths } from '#domain/paths';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Brand.css';

export type BrandProps = {
  /** The symbol without the product's name. */
  symbol?: boolean;
  size?: keyof typeof styles.size;
};

/** The product's logo, a link to the console's home page. */
export function Brand({ symbol = false, size = 'medium' }: BrandProps) {
  const { t } = useTranslation('app');
  return (
    <Link className={`${focusRing} ${styles.root}`} to={paths.consoleHome}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.size[size]}>
        <rect width="32" height="32" rx="8" className={styles.background} />
        <path
          className={styles.symbol}
          fillRule="evenodd"
          d="M16 6.5c-4.3 0-7.7 3.3-7.7 7.5 0 5.3 6 10.4 7.2 11.3.3.3.7.3 1 0 1.2-.9 7.2-6 7.2-11.3 0-4.2-3.4-7.5-7.7-7.5Zm-1.4 3.9h2.8v2.7h2.7v2.8h-2.7v2.7h-2.8v-2.7h-2.7v-2.8h2.7Z"
        />
      </svg>
      {symbol ? <VisuallyHidden>{t('product')}</VisuallyHidden> : <span className={styles.word}>{t('product')}</span>}
    </Link>
  );
}
