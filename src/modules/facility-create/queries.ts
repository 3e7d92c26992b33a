import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { facilityChannel } from '#domain/facilityChannel';
import type { Category, Tag } from '#domain/taxonomy';
import { HttpError, request } from '#lib/http/request';
import { mutation } from '#lib/query/mutation';

import type { Comparable, Draft } from './api';
import type { Town } from './facts';

// The contract's schemas load with the first request, not before the first paint.
const loadApi = () => import('./api');

const slug = 'facility-create';
const draftsKey = [slug, 'drafts'];

/** Options of the form. */
export type FormRecords = { towns: Town[]; categories: Category[]; tags: Tag[] };

/** Loads categories and tags, which belong to another module: passed in by the app. */
export type LoadTaxonomy = (client: QueryClient) => Promise<Pick<FormRecords, 'categories' | 'tags'>>;

/** Options of the form, which the answers are also checked against. */
export const recordsQuery = (loadTaxonomy: LoadTaxonomy) =>
  queryOptions({
    queryKey: [slug, 'records'],
    queryFn: async ({ signal, client }): Promise<FormRecords> => {
      const [towns, taxonomy] = await Promise.all([request((await loadApi()).towns, { signal }), loadTaxonomy(client)]);
      return { towns, ...taxonomy };
    },
    // Changes only with a deployment.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The user's drafts, and the number of pending submissions. */
export const draftsQuery = () =>
  queryOptions({
    queryKey: draftsKey,
    queryFn: async ({ signal }) => request((await loadApi()).drafts, { signal }),
    staleTime: 0,
  });

/** Loads a draft of the user; `null` if it does not exist. */
export async function loadDraft(id: string, signal?: AbortSignal): Promise<Draft | null> {
  try {
    return await request((await loadApi()).draft, { query: { id }, signal });
  } catch (error) {
    if (error instanceof HttpError && error.problem.code === 'not-found') return null;
    throw error;
  }
}

/** A draft as it was when the form opened; `DraftSync` keeps it current afterwards. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: [slug, 'draft', id],
    queryFn: ({ signal }) => loadDraft(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Request body that saves a draft. */
type DraftToSave = { id: string; draft: Pick<Draft, 'step' | 'values'>; baseUpdatedAt: string | null };

/** Saves a draft. */
export const saveDraft = async (body: DraftToSave) => request((await loadApi()).saveDraft, { body });

/** Discards a draft. */
export const discardDraftMutation = () =>
  mutation({
    key: draftsKey,
    send: async (id: string) => {
      try {
        return await request((await loadApi()).discardDraft, { query: { id } });
      } catch (error) {
        // Already deleted, or never saved.
        if (error instanceof HttpError && error.problem.code === 'not-found') return true;
        throw error;
      }
    },
  });

/** Facilities that may be the same. */
export const duplicatesQuery = (facility: Comparable) =>
  queryOptions({
    queryKey: [slug, 'duplicates', facility],
    queryFn: async ({ signal }) => request((await loadApi()).duplicates, { body: { facility }, signal }),
    retry: false,
  });

/** Submits a facility; the form shows its errors. */
export const createMutation = () =>
  mutation({
    key: draftsKey,
    send: async (body: Parameters<typeof sendFacility>[0]) => sendFacility(body),
    onSaved(receipt, _body, client) {
      client.setQueryData(receiptQuery(receipt.slug).queryKey, receipt);
      facilityChannel.publish();
    },
    // A corrected submission was shown as rejected before.
    invalidates: [draftsKey, ['contributing'], ['facility'], ['notices', 'notifications']],
  });

type CreateBody = Parameters<typeof request<Awaited<ReturnType<typeof loadApi>>['createFacility']>>[1]['body'];

const sendFacility = async (body: CreateBody) => request((await loadApi()).createFacility, { body });

/** Receipt of a submission. */
export const receiptQuery = (facilitySlug: string) =>
  queryOptions({
    queryKey: [slug, 'receipt', facilitySlug],
    queryFn: async ({ signal }) => request((await loadApi()).submission, { query: { slug: facilitySlug }, signal }),
  });

/** Uploads a photo for a draft; the signal cancels it. */
export const addPhoto = async (id: string, file: File, signal: AbortSignal) =>
  request((await loadApi()).addPhoto, { body: { id, file }, signal });

/** Deletes a photo; never rejects. */
export const removePhoto = async (id: string) =>
  request((await loadApi()).removePhoto, { query: { id } }).catch(() => true);

/** Parts of a typed address; empty ones are unknown. */
export type AddressToFind = { line1: string; city: string; district: string; postcode: string };

/** Positions of an address, best first. */
export const addressesQuery = ({ line1, city, district, postcode }: AddressToFind) =>
  queryOptions({
    queryKey: [slug, 'addresses', city, district, postcode, line1],
    queryFn: async ({ signal }) =>
      request((await loadApi()).addresses, {
        query: {
          city,
          ...(line1 === '' ? {} : { line1 }),
          ...(district === '' ? {} : { district }),
          ...(postcode === '' ? {} : { postcode }),
        },
        signal,
      }),
    retry: false,
    // Changes only with a deployment.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Basemap of a town. */
export const basemapQuery = (city: string) =>
  queryOptions({
    queryKey: [slug, 'ground', city],
    queryFn: async ({ signal }) =>
      request((await import('#domain/basemap')).basemap, { query: { city, detail: 2 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A facility as its owner edits it. `openCount` in the key makes the panel refetch it each time it opens. */
export const editableQuery = (facilitySlug: string, openCount: number) =>
  queryOptions({
    queryKey: [slug, 'editable', facilitySlug, openCount],
    queryFn: ({ signal }) => loadEditable(facilitySlug, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Loads the current version of an owned facility. */
export const loadEditable = async (facilitySlug: string, signal?: AbortSignal) =>
  request((await loadApi()).editableFacility, { query: { slug: facilitySlug }, ...(signal && { signal }) });

type EditBody = Parameters<typeof request<Awaited<ReturnType<typeof loadApi>>['editFacility']>>[1]['body'];

/** Saves an edit and refreshes everything that shows facilities. */
export const editMutation = () =>
  mutation({
    key: ['facility'],
    send: async (body: EditBody) => request((await loadApi()).editFacility, { body }),
    onSaved: () => facilityChannel.publish(),
    invalidates: [['contributing'], ['facility'], ['facility-search']],
  });

/** Reopens a rejected or withdrawn submission as a draft. */
export const reopenSubmission = async (id: string) => request((await loadApi()).reopenSubmission, { body: { id } });
