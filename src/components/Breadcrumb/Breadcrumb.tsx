import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';

import * as styles from './Breadcrumb.css';

export type BreadcrumbProps = {
  /** From the top level to the current page, whose `href` may be omitted. */
  items: readonly { readonly label: string; readonly href?: string }[];
};

/**
 * The current page's location in the hierarchy. On small screens a trail of more than three items shows the first, the
 * parent and the current page.
 */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useTranslation('components');
  const last = items.length - 1;
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol role="list" className={styles.list}>
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
