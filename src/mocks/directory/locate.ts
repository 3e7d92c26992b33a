import type { Place } from '#domain/place';
import { distanceInMetres } from '#lib/geo/distance';
import type { DataLanguage } from '#mocks/core/localized';
import { ProblemError } from '#mocks/core/problem';
import type { SearchArea } from '#modules/facility-search/area';
import { pointRadiusM } from '#modules/facility-search/place';
import { areaOfPlace, resolvePlace } from '#modules/facility-search/places';
import { parseLocation } from '#modules/facility-search/searchPath';

import { gazetteer } from './searchIndex';
import { directoryStats } from './seed/source';

/** The place of a search and the area around it. */
export interface Located {
  place: Place | null;
  area: SearchArea;
}

/** Resolves the location of a call. Throws `ambiguous-location` or `not-found` with suggestions. */
export async function locate(text: string | undefined, language: DataLanguage): Promise<Located> {
  const location = parseLocation(text ?? '');
  if (location.kind === 'anywhere') return { place: null, area: { kind: 'anywhere' } };
  const places = await gazetteer(language);
  if (location.kind === 'point') {
    const origin = { lat: location.lat, lon: location.lon };
    return {
      place: nearestDistrict(places.core.bySlug.values(), origin),
      area: { kind: 'around', origin, radiusM: pointRadiusM },
    };
  }
  const known = places.core.bySlug.get(location.key);
  const resolved = known ? { kind: 'found' as const, place: known } : resolvePlace(await places.all(), location.key);
  switch (resolved.kind) {
    case 'found':
      return { place: resolved.place, area: areaOfPlace(resolved.place) };
    case 'ambiguous': {
      const { regions } = directoryStats;
      const countedPlaces = [...regions, ...regions.flatMap(({ cities }) => cities)];
      throw new ProblemError('ambiguous-location', {
        candidates: resolved.candidates.map((place) => {
          const known = countedPlaces.find(({ slug }) => slug === place.slug);
          // Districts and streets have no figures, which is not the same as 0.
          return known ? { ...place, facilityCount: known.facilities } : place;
        }),
      });
    }
    case 'not-found':
      throw new ProblemError('not-found', { near: resolved.near });
  }
}

function nearestDistrict(places: Iterable<Place>, origin: { lat: number; lon: number }): Place | null {
  let nearest: { place: Place; distance: number } | undefined;
  for (const place of places) {
    if (place.type !== 'district') continue;
    const distance = distanceInMetres(origin, place);
    if (!nearest || distance < nearest.distance) nearest = { place, distance };
  }
  return nearest?.place ?? null;
}
