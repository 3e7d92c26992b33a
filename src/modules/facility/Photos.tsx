import { useTranslation } from 'react-i18next';

import type { Photo } from '#lib/facility';

import * as styles from './Photos.css';
import { Section } from './Section';

/** Pictures of the place, to know it when one stands before it. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const { t } = useTranslation('facility');
  return (
    <Section title={t('sections.photos')}>
      <ul className={styles.list}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <figure className={styles.figure}>
              <img className={styles.picture} src={photo.url} alt={photo.alt} width={320} height={240} loading="lazy" />
              {photo.credit === undefined ? null : (
                <figcaption className={styles.credit}>{t('photos.credit', { credit: photo.credit })}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
