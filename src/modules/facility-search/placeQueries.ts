import { queryOptions } from '@tanstack/react-query';

import { HttpError, request } from '#lib/http/request';

import type { PlaceProblem } from './api';
import { slug, staticData } from './queries';

const loadApi = () => import('./api');

/** There is no such place, or there are several of its name: `place` says which to choose from. */
export class PlaceProblemError extends HttpError {
  readonly place: PlaceProblem;

  constructor(error: HttpError, place: PlaceProblem) {
    super(error.problem, error.requestId);
    this.place = place;
  }
}

/** Waits for an answer that a place decides; what is the matter with the place becomes a `PlaceProblemError`. */
export async function withPlaceProblem<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    const place = error instanceof HttpError ? (await loadApi()).parsePlaceProblem(error.problem) : undefined;
    throw error instanceof HttpError && place ? new PlaceProblemError(error, place) : error;
  }
}

/** One place by its slug or its name. */
export const placeQuery = (key: string) =>
  queryOptions({
    queryKey: [slug, 'place', key],
    queryFn: async ({ signal }) =>
      withPlaceProblem(request((await loadApi()).location, { query: { slug: key }, signal })),
    ...staticData,
  });

/** The district that is nearest to a point. */
export const districtAtQuery = ({ lat, lon }: { lat: number; lon: number }) =>
  queryOptions({
    queryKey: [slug, 'district', lat, lon],
    queryFn: async ({ signal }) => request((await loadApi()).location, { query: { lat, lon }, signal }),
    ...staticData,
  });
