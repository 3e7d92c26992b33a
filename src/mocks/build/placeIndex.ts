import {
  cities,
  country,
  gridSpacing,
  landmarks,
  metres,
  offsetPoint,
  type Point,
  regionById,
  regions,
  round5,
} from './places';
import type { PlaceType } from '#domain/place';
import { slugify } from '#mocks/directory/seed/random';
import { allGraphs } from './streets';

/** One place: type, slug, name, point, parents (district, town, region), population and bounding box. */
export interface SeedPlace extends Point {
  type: PlaceType;
  slug: string;
  name: string;
  district?: { id: string; name: string };
  city?: { id: string; name: string };
  region?: { id: string; name: string };
  population?: number;
  bbox?: readonly [number, number, number, number];
}

function boxAround({ lat, lon }: Point, reach: number): [number, number, number, number] {
  const [dLat, dLon] = [reach / metres.lat, reach / metres.lon];
  return [round5(lon - dLon), round5(lat - dLat), round5(lon + dLon), round5(lat + dLat)];
}

/** Country, regions, towns, districts and postcodes. */
export function corePlaces(): SeedPlace[] {
  const places: SeedPlace[] = [
    {
      type: 'country',
      slug: country.id,
      name: country.name.en,
      lat: country.lat,
      lon: country.lon,
      bbox: country.bbox,
      population: cities.reduce((sum, city) => sum + city.population, 0),
    },
  ];
  for (const region of regions) {
    const inside = cities.filter((city) => city.regionId === region.id);
    const lats = inside.map(({ lat }) => lat);
    const lons = inside.map(({ lon }) => lon);
    places.push({
      type: 'region',
      slug: region.id,
      name: region.name,
      lat: region.lat,
      lon: region.lon,
      population: inside.reduce((sum, city) => sum + city.population, 0),
      bbox: [
        round5(Math.min(...lons) - 0.05),
        round5(Math.min(...lats) - 0.04),
        round5(Math.max(...lons) + 0.05),
        round5(Math.max(...lats) + 0.04),
      ],
    });
  }
  for (const city of cities) {
    const region = regionById(city.regionId);
    const reach = (city.grid * gridSpacing) / 2;
    places.push({
      type: 'city',
      slug: city.id,
      name: city.name,
      lat: city.lat,
      lon: city.lon,
      region,
      population: city.population,
      bbox: boxAround(city, reach),
    });
    for (const district of city.districts) {
      places.push({
        type: 'district',
        slug: district.id,
        name: district.name,
        lat: district.lat,
        lon: district.lon,
        city,
        region,
        population: Math.round(city.population / city.districts.length / 100) * 100,
      });
      for (const [index, postcode] of district.postcodes.entries()) {
        places.push({
          type: 'postcode',
          slug: postcode,
          name: postcode,
          ...offsetPoint(district, index === 0 ? -350 : 350, 0),
          district,
          city,
          region,
        });
      }
    }
  }
  return places;
}

/** Streets and landmarks. */
export function finePlaces(): SeedPlace[] {
  const places: SeedPlace[] = [];
  for (const city of cities) {
    const region = regionById(city.regionId);
    for (const [name, east, north] of landmarks[city.id] ?? []) {
      places.push({ type: 'landmark', slug: slugify(name), name, ...offsetPoint(city, east, north), city, region });
    }
  }
  for (const graph of allGraphs()) {
    const city = cities.find(({ id }) => id === graph.cityId);
    if (city === undefined) continue;
    const region = regionById(city.regionId);
    for (const street of graph.streets) {
      const middle = graph.nodes[street.nodes[Math.floor(street.nodes.length / 2)] ?? 0] ?? city;
      places.push({
        type: 'street',
        slug: street.slug,
        name: street.name,
        lat: middle.lat,
        lon: middle.lon,
        city,
        region,
      });
    }
  }
  return places;
}
