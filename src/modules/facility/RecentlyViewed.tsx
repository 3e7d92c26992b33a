import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Link } from '#components/Link';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusHeading } from '#lib/browser/focusHeading';
import { recentlyViewed } from '#domain/shortlist';
import { facilityPath } from '#domain/paths';
import { useStore } from '#lib/store/useStore';

import * as styles from './Shortlist.css';

/** The facilities last viewed on this device; renders nothing when there are none (directory 2.21). */
export function RecentlyViewed() {
  const { t } = useTranslation('facility-shortlist');
  const list = useStore(recentlyViewed);
  if (list.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="viewed">
      <div className={styles.head}>
        <h2 className={styles.heading} id="viewed">
          {t('viewed.title')}
        </h2>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            recentlyViewed.set([]);
            // The button disappears with the list, so the focus moves to the page heading.
            focusHeading();
          }}
        >
          {t('viewed.clear')}
          <VisuallyHidden> {t('viewed.title')}</VisuallyHidden>
        </Button>
      </div>
      <ul role="list" className={styles.list}>
        {list.map(({ slug, name, city }) => (
          <li key={slug} className={styles.item}>
            <span className={styles.name}>
              <Link href={facilityPath(slug)} variant="standalone">
                {name}
              </Link>
              <span className={styles.quiet}>{city}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
