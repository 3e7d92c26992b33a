import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Lightbox, useLightbox } from '#components/Lightbox';
import type { Photo } from '#domain/facility';
import { formatNumber } from '#lib/format/formatNumber';

import * as styles from './Photos.css';

export type PhotosProps = {
  /** Name of the facility. */
  name: string;
  /** At least one. */
  photos: readonly Photo[];
};

/** As many as have room beside each other and are still large enough to recognise a building. */
const maxShown = 3;

/** Photos of the building, to help visitors recognise it; a button opens those that have no room. */
export function Photos({ name, photos }: PhotosProps) {
  const { t, i18n } = useTranslation('facility');
  const lightbox = useLightbox(photos[0]?.id);
  const shown = photos.slice(0, maxShown);
  return (
    <section className={styles.root} aria-label={t('sections.photos')}>
      <ul role="list" className={styles.list}>
        {shown.map((photo, index) => (
          <li key={photo.id} className={styles.item}>
            <figure className={styles.figure}>
              {/* The alternative text may be in another language than the page (WCAG 3.1.2). */}
              <img
                className={styles.picture}
                src={photo.url}
                alt={photo.alt}
                lang={photo.language}
                width={320}
                height={240}
                // The first one is on the first screen.
                loading={index === 0 ? 'eager' : 'lazy'}
              />
              {photo.credit === undefined || photo.credit === photos[index - 1]?.credit ? null : (
                <figcaption className={styles.credit}>
                  {t('photos.credit')} <span lang={photo.language}>{photo.credit}</span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {photos.length > maxShown ? (
        <>
          <Button
            size="small"
            variant="quiet"
            leadingIcon={PhotoIcon}
            aria-haspopup="dialog"
            onClick={() => lightbox.show()}
          >
            {t('photos.all', { count: photos.length, formatted: formatNumber(photos.length, i18n.language) })}
          </Button>
          <Lightbox
            label={t('photos.of', { name })}
            pictures={photos.map(({ id, url, alt, credit, language }) => ({
              id,
              src: url,
              alt,
              caption: credit === undefined ? alt : `${alt} · ${t('photos.credit')} ${credit}`,
              language,
            }))}
            {...lightbox.props}
          />
        </>
      ) : null}
    </section>
  );
}
