import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http';

import { facility, history, nearby, report, similar } from './api';
import type { ReportForm } from './api';

/** One facility by its address; an old address fails with the problem `moved`, an unknown one with `not-found`. */
export const facilityQuery = (slug: string) =>
  queryOptions({
    queryKey: ['facility', 'facility', slug],
    queryFn: ({ signal }) => request(facility, { query: { slug }, signal }),
  });

/** Three others of the same category that are open now, nearest first. */
export const nearbyQuery = (id: string) =>
  queryOptions({
    queryKey: ['facility', 'nearby', id],
    queryFn: ({ signal }) => request(nearby, { query: { id, limit: 3, open: 'now' }, signal }),
  });

/** When each part of a facility's page was last confirmed. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['facility', 'history', id],
    queryFn: ({ signal }) => request(history, { query: { id }, signal }),
  });

/** What a mistyped address may have meant. Nobody waits for it, so it is asked once. */
export const similarQuery = (slug: string) =>
  queryOptions({
    queryKey: ['facility', 'similar', slug],
    queryFn: ({ signal }) => request(similar, { query: { slug }, signal }),
    retry: false,
  });

/** Sends a report; it changes nothing that is shown. */
export const reportMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['facility', 'report', id],
    mutationFn: (form: ReportForm) => request(report, { body: { id, report: form } }),
  });
