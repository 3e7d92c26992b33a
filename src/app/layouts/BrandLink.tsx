import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '#domain/paths';
import { focusRing } from '#theme/mixins.css';

import * as styles from './BrandLink.css';

/** The product's logo and name, linked to the home page. */
export function BrandLink() {
  const { t } = useTranslation('app');
  return (
    <Link className={`${focusRing} ${styles.root}`} to={paths.home}>
      <img className={styles.mark} src="/icon.svg" alt="" width={28} height={28} />
      {t('product')}
    </Link>
  );
}
