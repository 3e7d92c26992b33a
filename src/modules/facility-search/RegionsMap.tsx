import { MapView } from '#components/MapView';
import { formatNumber } from '#lib/format/formatNumber';
import { readMapFeatures } from '#lib/geo/geojson';
import type { FeatureCollection } from '#lib/geo/geojson';

import type { StatsResponse } from './api';
import { useResultsTranslation } from './useResultsTranslation';
import { buildSearchPath } from './searchPath';

export type RegionsMapProps = {
  regions: StatsResponse['regions'];
  /** The country; its city labels give the pins their positions. */
  basemap: FeatureCollection;
};

/** Map of the country with a link pin for every city; the list beside it has the same links. */
export function RegionsMap({ regions, basemap }: RegionsMapProps) {
  const { t, i18n } = useResultsTranslation();
  const labels = readMapFeatures(basemap).filter(({ kind }) => kind === 'city-label');
  const pins = regions.flatMap((region) =>
    region.cities.flatMap(({ slug, name, facilities }) => {
      const at = labels.find(({ place }) => place === slug)?.lines[0]?.[0];
      return at === undefined
        ? []
        : [
            {
              id: slug,
              ...at,
              short: '',
              size: 'small' as const,
              label: t('searchPage.townPin', {
                town: name,
                region: region.name,
                count: facilities,
                formatted: formatNumber(facilities, i18n.language),
              }),
              href: buildSearchPath({ location: { kind: 'place', key: slug } }),
            },
          ];
    }),
  );
  return (
    <MapView
      label={t('searchPage.regionsMap')}
      height="fill"
      basemap={basemap}
      pins={pins}
      clusterLabel={(count) => t('searchPage.townCluster', { count })}
    />
  );
}
