import { useTranslation } from 'react-i18next';

import { facilityPath } from '#lib/paths';

import { addressLines } from './facility';
import type { DirectionsFacility } from './facility';

export type DirectionsHeadProps = {
  facility: DirectionsFacility;
  back: boolean;
};

/** What is not seen: search engines are led to the facility's own page (directory 2.8). */
export function DirectionsHead({ facility, back }: DirectionsHeadProps) {
  const { t } = useTranslation('directions');
  const { name, slug, locationVisibility } = facility;
  return (
    <>
      <title>{t(back ? 'title.documentFrom' : 'title.documentTo', { name })}</title>
      <meta
        name="description"
        content={
          locationVisibility === 'exact'
            ? t('description', { name, address: addressLines(facility).join(', ') })
            : t('descriptionPlain', { name })
        }
      />
      <link rel="canonical" href={location.origin + facilityPath(slug)} />
      <meta name="robots" content="noindex,follow" />
    </>
  );
}
