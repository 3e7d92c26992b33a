import { useTranslation } from 'react-i18next';

import { PageHead } from '#lib/seo/PageHead';
import { facilityPath } from '#domain/paths';

import { addressLines } from './facility';
import type { DirectionsFacility } from './facility';

export type DirectionsHeadProps = {
  facility: DirectionsFacility;
  back: boolean;
};

/** Document head: search engines are pointed to the facility's own page (directory 2.8). */
export function DirectionsHead({ facility, back }: DirectionsHeadProps) {
  const { t } = useTranslation('directions');
  const { name, slug, locationVisibility } = facility;
  return (
    <PageHead
      title={t(back ? 'title.documentFrom' : 'title.documentTo', { name })}
      name={t(back ? 'title.from' : 'title.to', { name })}
      description={
        locationVisibility === 'exact'
          ? t('description', { name, address: addressLines(facility).join(', ') })
          : t('descriptionPlain', { name })
      }
      path={facilityPath(slug)}
      indexed={false}
    />
  );
}
