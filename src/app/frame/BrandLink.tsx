import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '#lib/paths';
import { focusRing } from '#theme/recipes.css';

import * as styles from './BrandLink.css';

/** The product's sign and name, which lead to the home page. */
export function BrandLink() {
  const { t } = useTranslation('app');
  return (
    <Link className={`${focusRing} ${styles.root}`} to={paths.home}>
      <img className={styles.mark} src="/icon.svg" alt="" width={28} height={28} />
      {t('product')}
    </Link>
  );
}
