import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { facilityChannel } from '#domain/facilityChannel';
import type { Category } from '#domain/taxonomy';
import { toDataUrl } from '#lib/browser/base64';
import { request } from '#lib/http/request';
import { minuteMs } from '#lib/time/duration';
import { mutation } from '#lib/query/mutation';
import { uploadTimeoutMs } from '#lib/uploads/useUploads';

import type { Claim, ClaimForm, DecisionRoute } from './schemas';
import type { VerificationForm } from './forms';
import type { quickActions } from './api';

// The contract's schemas load with the first request, not before the first paint.
const loadApi = () => import('./api');

const slug = 'contributing';

const requestsKey = [slug, 'requests'];
const claimsKey = [slug, 'claims'];

/** Parts of mutations that change what is shown of facilities, requests and notifications. */
const changesFacility = {
  key: [slug],
  onSaved: () => facilityChannel.publish(),
  invalidates: [[slug], ['facility'], ['facility-search'], ['account'], ['notices', 'notifications']],
};

/** The request behind a decision link. Loaded once, so that the decision is about what was read. */
export const previewQuery = (query: { slug: string; route: DecisionRoute; token: string | undefined }) =>
  queryOptions({
    queryKey: ['decision-preview', query],
    queryFn: async ({ signal }) => request((await loadApi()).previewDecision, { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Sends a decision. Does not refetch the preview, because the response replaces it. */
export const decideMutation = () =>
  mutation({
    key: requestsKey,
    send: async (body: Parameters<typeof request<Awaited<ReturnType<typeof loadApi>>['decide']>>[1]['body']) =>
      request((await loadApi()).decide, { body }),
    onSaved: () => facilityChannel.publish(),
    invalidates: [requestsKey, ['facility'], ['facility-search']],
  });

/** Undoes a decision. */
export const undoMutation = () =>
  mutation({
    key: requestsKey,
    send: async (id: string) => request((await loadApi()).undoDecision, { query: { id } }),
    onSaved: () => facilityChannel.publish(),
  });

/** Requests another decision link, by mail or in the response. */
export const linkMutation = () =>
  mutation({
    key: [slug, 'link'],
    send: async (body: { slug: string; route: DecisionRoute; inApp?: boolean }) =>
      request((await loadApi()).issueDecisionLink, { body }),
  });

/** Loads the categories, which belong to another module: passed in by the app. */
export type LoadCategories = (client: QueryClient) => Promise<Category[]>;

/** Categories that a facility can have. */
export const categoriesQuery = (load: LoadCategories) =>
  queryOptions({
    queryKey: [slug, 'categories'],
    queryFn: ({ client }) => load(client),
    // Changes only with a deployment.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Content of a document. */
export const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: [slug, 'evidence', id],
    queryFn: async ({ signal }) => {
      const content = await request((await loadApi()).getEvidence, { query: { id }, signal });
      return { content, url: await toDataUrl(content) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Requests in the administrators' list. */
export const requestsQuery = (query: {
  state: 'open' | 'decided';
  kind?: 'verification' | 'claim';
  /** Words to search for. */
  q?: string;
  page: number;
}) =>
  queryOptions({
    queryKey: [...requestsKey, query],
    queryFn: async ({ signal }) => request((await loadApi()).listRequests, { query, signal }),
  });

/** Number of requests that wait for a decision; checked again every minute, because other people submit them. */
export const requestCountQuery = () =>
  queryOptions({
    queryKey: [...requestsKey, 'count'],
    queryFn: async ({ signal }) => request((await loadApi()).getRequestCount, { signal }),
    refetchInterval: minuteMs,
  });

/** Base map of a city, for the map beside a decision. */
export const basemapQuery = (city: string) =>
  queryOptions({
    queryKey: [slug, 'basemap', city],
    queryFn: async ({ signal }) =>
      request((await import('#domain/basemap')).basemap, { query: { city, detail: 2 }, signal }),
    // Changes only with a deployment.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Listing of a facility, for administrators. */
export const listingQuery = (facilitySlug: string) =>
  queryOptions({
    queryKey: [slug, 'listing', facilitySlug],
    queryFn: async ({ signal }) => request((await loadApi()).getListing, { query: { slug: facilitySlug }, signal }),
  });

/** What the signed-in user has to do with a facility. */
export const relationshipQuery = (id: string) =>
  queryOptions({
    queryKey: [slug, 'standing', id],
    queryFn: async ({ signal }) => request((await loadApi()).getFacilityRelationship, { query: { id }, signal }),
  });

/** Uploads a document; the signal cancels it. */
export const evidenceMutation = () =>
  mutation({
    key: [slug, 'evidence'],
    send: async ({ file, signal }: { file: File; signal: AbortSignal }) =>
      request((await loadApi()).addEvidence, { body: { kind: 'licence', file }, signal, timeout: uploadTimeoutMs }),
  });

/** Acts on a listing: suspend, reinstate, merge, separate, or revoke a verification or claim. */
export const listingMutation = () =>
  mutation({
    ...changesFacility,
    send: async (
      listing: Parameters<typeof request<Awaited<ReturnType<typeof loadApi>>['actOnListing']>>[1]['body']['listing'],
    ) => request((await loadApi()).actOnListing, { body: { listing, confirmed: true } }),
  });

/** Requests a verification. */
export const verificationMutation = () =>
  mutation({
    ...changesFacility,
    send: async (verification: VerificationForm) =>
      request((await loadApi()).requestVerification, { body: { verification } }),
  });

/** Withdraws a verification request. */
export const withdrawVerificationMutation = () =>
  mutation({
    ...changesFacility,
    send: async (id: string) => request((await loadApi()).withdrawVerification, { query: { id } }),
  });

/** Starts a claim. */
export const startClaimMutation = () =>
  mutation({
    key: claimsKey,
    send: async (claim: ClaimForm & { facilityId: string }) =>
      request((await loadApi()).startClaim, { body: { claim } }),
  });

/** Sends a verification code to the facility. */
export const sendCodeMutation = () =>
  mutation({
    key: claimsKey,
    send: async (body: { id: string; method: Claim['methods'][number]['method'] }) =>
      request((await loadApi()).sendClaimCode, { body }),
  });

/** Verifies a code. */
export const verifyCodeMutation = () =>
  mutation({
    key: claimsKey,
    send: async (body: { id: string; code: string }) => request((await loadApi()).verifyClaimCode, { body }),
  });

/** Changes or submits a claim. */
export const patchClaimMutation = () =>
  mutation({
    key: claimsKey,
    send: async (body: {
      id: string;
      claim: Partial<ClaimForm> & { evidenceIds?: string[] };
      submit?: true;
      declared?: boolean;
    }) => request((await loadApi()).patchClaim, { body }),
  });

/** Withdraws a claim. */
export const withdrawClaimMutation = () =>
  mutation({
    ...changesFacility,
    send: async (id: string) => request((await loadApi()).withdrawClaim, { query: { id } }),
  });

/** Responds to a claim on a managed facility. */
export const respondMutation = () =>
  mutation({
    ...changesFacility,
    send: async (body: { id: string; answer: 'agree' | 'dispute'; note: string }) =>
      request((await loadApi()).respondToClaim, { body }),
  });

/** Facilities that the signed-in user manages. */
export const ownedQuery = () =>
  queryOptions({
    queryKey: [slug, 'owned'],
    queryFn: async ({ signal }) => request((await loadApi()).listOwned, { signal }),
  });

/** Facilities that the signed-in user added. */
export const submittedQuery = () =>
  queryOptions({
    queryKey: [slug, 'submitted'],
    queryFn: async ({ signal }) => request((await loadApi()).listSubmitted, { signal }),
  });

/** Claims of the signed-in user and those on their facilities. */
export const claimsQuery = (page: number) =>
  queryOptions({
    queryKey: [...claimsKey, page],
    queryFn: async ({ signal }) => request((await loadApi()).listClaims, { query: { page }, signal }),
  });

/** Verification requests of the signed-in user. */
export const verificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [slug, 'verifications', page],
    queryFn: async ({ signal }) => request((await loadApi()).listVerifications, { query: { page }, signal }),
  });

/** Takes a quick action on a managed facility. */
export const quickMutation = () =>
  mutation({
    ...changesFacility,
    send: async (body: { id: string; action: (typeof quickActions)[number]; reason?: string; until?: string }) =>
      request((await loadApi()).quickAction, { body }),
  });

/** Gives up a managed facility. */
export const relinquishMutation = () =>
  mutation({
    ...changesFacility,
    send: async (id: string) => request((await loadApi()).relinquish, { body: { id, confirmed: true } }),
  });
