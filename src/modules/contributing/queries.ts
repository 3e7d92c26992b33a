import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { facilityChannel } from '#domain/facilityChannel';
import type { Category } from '#domain/taxonomy';
import { request } from '#lib/http/request';

import type { Claim, ClaimForm, DecisionRoute, Evidence } from './schemas';
import type { VerificationForm } from './forms';
import type { quickActions } from './api';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

const slug = 'contributing';

/** A decision, an answer or a request changes what pages of facilities and lists of them say. */
async function invalidateFacility(client: QueryClient): Promise<void> {
  facilityChannel.publish();
  await Promise.all([
    client.invalidateQueries({ queryKey: [slug] }),
    client.invalidateQueries({ queryKey: ['facility'] }),
    client.invalidateQueries({ queryKey: ['facility-search'] }),
    client.invalidateQueries({ queryKey: ['account'] }),
    client.invalidateQueries({ queryKey: ['notices', 'notifications'] }),
  ]);
}

/** What a decision link is about. It is read once: what is decided is what was read. */
export const previewQuery = (query: { slug: string; route: DecisionRoute; token: string | undefined }) =>
  queryOptions({
    queryKey: [slug, 'preview', query],
    queryFn: async ({ signal }) => request((await loadApi()).previewDecision, { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Decides. What it has read of this request is not asked again, because the answer is on its way. */
export const decideMutation = () =>
  mutationOptions({
    mutationFn: async (body: Parameters<typeof request<Awaited<ReturnType<typeof loadApi>>['decide']>>[1]['body']) =>
      request((await loadApi()).decide, { body }),
    onSuccess: async (_answer, _body, _before, { client }) => {
      facilityChannel.publish();
      await Promise.all([
        client.invalidateQueries({ queryKey: [slug, 'requests'] }),
        client.invalidateQueries({ queryKey: ['facility'] }),
        client.invalidateQueries({ queryKey: ['facility-search'] }),
      ]);
    },
  });

/** Takes a decision back. */
export const undoMutation = () =>
  mutationOptions({
    mutationFn: async (id: string) => request((await loadApi()).undoDecision, { query: { id } }),
    onSuccess: (_answer, _id, _before, { client }) => {
      facilityChannel.publish();
      return client.invalidateQueries({ queryKey: [slug, 'requests'] });
    },
  });

/** Asks for another decision link, by mail or for here. */
export const linkMutation = () =>
  mutationOptions({
    mutationFn: async (body: { slug: string; route: DecisionRoute; inApp?: boolean }) =>
      request((await loadApi()).issueDecisionLink, { body }),
  });

/** Where the categories come from: they belong to another module, so the app hands them in. */
export type LoadCategories = (client: QueryClient) => Promise<Category[]>;

/** The categories that a facility can be put into. */
export const categoriesQuery = (load: LoadCategories) =>
  queryOptions({
    queryKey: [slug, 'categories'],
    queryFn: ({ client }) => load(client),
    // What only a deployment changes is asked for once a visit.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What is in a document. */
export const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: [slug, 'evidence', id],
    queryFn: async ({ signal }) => request((await loadApi()).getEvidence, { query: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The administrators' list. */
export const requestsQuery = (query: { state: 'open' | 'decided'; kind?: 'verification' | 'claim'; page: number }) =>
  queryOptions({
    queryKey: [slug, 'requests', query],
    queryFn: async ({ signal }) => request((await loadApi()).listRequests, { query, signal }),
  });

/** Where a facility stands, for an administrator. */
export const listingQuery = (facilitySlug: string) =>
  queryOptions({
    queryKey: [slug, 'listing', facilitySlug],
    queryFn: async ({ signal }) => request((await loadApi()).getListing, { query: { slug: facilitySlug }, signal }),
  });

/** What who is signed in has open with a facility. */
export const relationshipQuery = (id: string) =>
  queryOptions({
    queryKey: [slug, 'standing', id],
    queryFn: async ({ signal }) => request((await loadApi()).getFacilityRelationship, { query: { id }, signal }),
  });

/** Hands a document in. */
export const evidenceMutation = () =>
  mutationOptions({
    mutationFn: async (evidence: Pick<Evidence, 'kind' | 'fileName' | 'mime'> & { content: string }) =>
      request((await loadApi()).addEvidence, { body: { evidence } }),
  });

const invalidatesFacility = {
  onSuccess: (_a: unknown, _b: unknown, _c: unknown, { client }: { client: QueryClient }) => invalidateFacility(client),
};

/** Suspends, reinstates, merges or separates a facility, or takes its verification or its manager away. */
export const listingMutation = () =>
  mutationOptions({
    ...invalidatesFacility,
    mutationFn: async (
      listing: Parameters<typeof request<Awaited<ReturnType<typeof loadApi>>['actOnListing']>>[1]['body']['listing'],
    ) => request((await loadApi()).actOnListing, { body: { listing, confirmed: true } }),
  });

/** Asks for a verification. */
export const verificationMutation = () =>
  mutationOptions({
    ...invalidatesFacility,
    mutationFn: async (verification: VerificationForm) =>
      request((await loadApi()).requestVerification, { body: { verification } }),
  });

/** Takes a request for verification back. */
export const withdrawVerificationMutation = () =>
  mutationOptions({
    ...invalidatesFacility,
    mutationFn: async (id: string) => request((await loadApi()).withdrawVerification, { query: { id } }),
  });

/** Begins a claim. */
export const startClaimMutation = () =>
  mutationOptions({
    mutationFn: async (claim: ClaimForm & { facilityId: string }) =>
      request((await loadApi()).startClaim, { body: { claim } }),
  });

/** Sends a code to the facility. */
export const sendCodeMutation = () =>
  mutationOptions({
    mutationFn: async (body: { id: string; method: Claim['methods'][number]['method'] }) =>
      request((await loadApi()).sendClaimCode, { body }),
  });

/** Tries a code. */
export const verifyCodeMutation = () =>
  mutationOptions({
    mutationFn: async (body: { id: string; code: string }) => request((await loadApi()).verifyClaimCode, { body }),
  });

/** Changes a claim, or sends it. */
export const patchClaimMutation = () =>
  mutationOptions({
    mutationFn: async (body: {
      id: string;
      claim: Partial<ClaimForm> & { evidenceIds?: string[] };
      submit?: true;
      declared?: boolean;
    }) => request((await loadApi()).patchClaim, { body }),
  });

/** Takes a claim back. */
export const withdrawClaimMutation = () =>
  mutationOptions({
    ...invalidatesFacility,
    mutationFn: async (id: string) => request((await loadApi()).withdrawClaim, { query: { id } }),
  });

/** Answers a claim on what one manages. */
export const respondMutation = () =>
  mutationOptions({
    ...invalidatesFacility,
    mutationFn: async (body: { id: string; answer: 'agree' | 'dispute'; note: string }) =>
      request((await loadApi()).respondToClaim, { body }),
  });

/** The facilities that who is signed in manages. */
export const ownedQuery = () =>
  queryOptions({
    queryKey: [slug, 'owned'],
    queryFn: async ({ signal }) => request((await loadApi()).listOwned, { signal }),
  });

/** The facilities that who is signed in added. */
export const submittedQuery = () =>
  queryOptions({
    queryKey: [slug, 'submitted'],
    queryFn: async ({ signal }) => request((await loadApi()).listSubmitted, { signal }),
  });

/** The claims of who is signed in, and those on their facilities. */
export const claimsQuery = (page: number) =>
  queryOptions({
    queryKey: [slug, 'claims', page],
    queryFn: async ({ signal }) => request((await loadApi()).listClaims, { query: { page }, signal }),
  });

/** The requests for verification of who is signed in. */
export const verificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [slug, 'verifications', page],
    queryFn: async ({ signal }) => request((await loadApi()).listVerifications, { query: { page }, signal }),
  });

/** Does what an owner does most. */
export const quickMutation = () =>
  mutationOptions({
    ...invalidatesFacility,
    mutationFn: async (body: { id: string; action: (typeof quickActions)[number]; reason?: string; until?: string }) =>
      request((await loadApi()).quickAction, { body }),
  });

/** Gives a facility up. */
export const relinquishMutation = () =>
  mutationOptions({
    ...invalidatesFacility,
    mutationFn: async (id: string) => request((await loadApi()).relinquish, { body: { id, confirmed: true } }),
  });
