import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';

import * as styles from './Breadcrumb.css';

export type BreadcrumbProps = {
  /** From the top to this page, whose own address may be left out. */
  items: readonly { readonly label: string; readonly href?: string }[];
};

/** Where this page stands. On small screens a trail of more than three keeps the top, the parent and the page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useTranslation('components');
  const last = items.length - 1;
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => [
          index === last - 1 && last > 2 ? (
            <li key="gap" className={`${styles.item} ${styles.gap}`} aria-hidden="true">
              …
            </li>
          ) : null,
          <li key={href ?? label} className={styles.item} data-middle={(index > 0 && index < last - 1) || undefined}>
            {href !== undefined && index < last ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{label}</span>
            )}
          </li>,
        ])}
      </ol>
    </nav>
  );
}
