import { useTranslation } from 'react-i18next';

import type { Photo } from '#domain/facility';

import * as styles from './Photos.css';
import { Section } from './Section';

/** Photos of the building, to help visitors recognise it. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const { t } = useTranslation('facility');
  return (
    <Section title={t('sections.photos')}>
      <ul role="list" className={styles.list}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <figure className={styles.figure}>
              {/* The alternative text may be in another language than the page (WCAG 3.1.2). */}
              <img
                className={styles.picture}
                src={photo.url}
                alt={photo.alt}
                lang={photo.language}
                width={320}
                height={240}
                loading="lazy"
              />
              {photo.credit === undefined ? null : (
                <figcaption className={styles.credit}>
                  {t('photos.credit')} <span lang={photo.language}>{photo.credit}</span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
