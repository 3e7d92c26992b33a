import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { MapView } from '#components/MapView';
import { formatNumber } from '#lib/format/formatNumber';

import type { CountedTown } from './directorySchemas';
import { countryMapQuery } from './queries';

export type TownsMapProps = { towns: readonly CountedTown[] };

/** The towns on the map, each a link to its facilities; the list beside it has the same links. */
export function TownsMap({ towns }: TownsMapProps) {
  const { t, i18n } = useTranslation(['dashboards-directory', 'MapView']);
  const { data: basemap } = useQuery(countryMapQuery());
  return (
    <MapView
      label={t('towns.map')}
      basemap={basemap}
      pins={towns.map(({ slug, name, region, lat, lon, count, link }) => ({
        id: slug,
        lat,
        lon,
        short: '',
        size: 'small' as const,
        label: t('towns.pin', { town: name, region, count, formatted: formatNumber(count, i18n.language) }),
        href: link,
      }))}
      clusterLabel={(count) => t('towns.cluster', { count })}
    />
  );
}
