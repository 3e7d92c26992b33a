import { queryOptions } from '@tanstack/react-query';

import { HttpError, request } from '#lib/http/request';

import type { PlaceProblem } from './api';
import { slug, staticData } from './queries';

const loadApi = () => import('./api');

/** The place does not exist or is ambiguous: `place` lists the alternatives. */
export class PlaceProblemError extends HttpError {
  readonly place: PlaceProblem;

  constructor(error: HttpError, place: PlaceProblem) {
    super(error.problem, error.requestId);
    this.place = place;
  }
}

/** Awaits a response that depends on a place, and turns place problems into a `PlaceProblemError`. */
export async function withPlaceProblem<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    const place = error instanceof HttpError ? (await loadApi()).parsePlaceProblem(error.problem) : undefined;
    throw error instanceof HttpError && place ? new PlaceProblemError(error, place) : error;
  }
}

/** One place by slug or name. */
export const placeQuery = (key: string) =>
  queryOptions({
    queryKey: [slug, 'place', key],
    queryFn: async ({ signal }) =>
      withPlaceProblem(request((await loadApi()).location, { query: { slug: key }, signal })),
    ...staticData,
  });

/** The district nearest to a point. */
export const districtAtQuery = ({ lat, lon }: { lat: number; lon: number }) =>
  queryOptions({
    queryKey: [slug, 'district', lat, lon],
    queryFn: async ({ signal }) => request((await loadApi()).location, { query: { lat, lon }, signal }),
    ...staticData,
  });
