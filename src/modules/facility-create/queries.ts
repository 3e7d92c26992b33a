import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { facilityChannel } from '#domain/facilityChannel';
import type { Category, Tag } from '#domain/taxonomy';
import { HttpError, request } from '#lib/http/request';

import type { Comparable, Draft } from './api';
import type { DraftToSave } from './draftSync';
import type { Town } from './facts';

// The contract's schemas are fetched with the first call, not before the first paint.
const loadApi = () => import('./api');

const slug = 'facility-create';
const draftsKey = [slug, 'drafts'];

/** The answers that the form offers. */
export type FormRecords = { towns: Town[]; categories: Category[]; tags: Tag[] };

/** Where categories and tags come from: they belong to another module, so the app hands them in. */
export type LoadTaxonomy = (client: QueryClient) => Promise<Pick<FormRecords, 'categories' | 'tags'>>;

/** The answers that the form offers, and that decide whether one can stand. */
export const recordsQuery = (loadTaxonomy: LoadTaxonomy) =>
  queryOptions({
    queryKey: [slug, 'records'],
    queryFn: async ({ signal, client }): Promise<FormRecords> => {
      const [towns, taxonomy] = await Promise.all([request((await loadApi()).towns, { signal }), loadTaxonomy(client)]);
      return { towns, ...taxonomy };
    },
    // What only a deployment changes is asked for once a visit.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Own drafts, and how many submissions wait. */
export const draftsQuery = () =>
  queryOptions({
    queryKey: draftsKey,
    queryFn: async ({ signal }) => request((await loadApi()).drafts, { signal }),
    staleTime: 0,
  });

/** Asks for one own draft; `null` where there is none of this id. */
export async function loadDraft(id: string, signal?: AbortSignal): Promise<Draft | null> {
  try {
    return await request((await loadApi()).draft, { query: { id }, signal });
  } catch (error) {
    if (error instanceof HttpError && error.problem.code === 'not-found') return null;
    throw error;
  }
}

/** One own draft, as it was when the form was opened; the form itself keeps it from then on. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: [slug, 'draft', id],
    queryFn: ({ signal }) => loadDraft(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Keeps a draft. */
export const saveDraft = async (body: DraftToSave) => request((await loadApi()).saveDraft, { body });

/** Discards a draft. */
export const discardDraftMutation = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      try {
        return await request((await loadApi()).discardDraft, { query: { id } });
      } catch (error) {
        // It is gone already, or was never sent.
        if (error instanceof HttpError && error.problem.code === 'not-found') return true;
        throw error;
      }
    },
    onSuccess: (_answer, _id, _before, { client }) => client.invalidateQueries({ queryKey: draftsKey }),
  });

/** What may be the same facility. */
export const duplicatesQuery = (facility: Comparable) =>
  queryOptions({
    queryKey: [slug, 'duplicates', facility],
    queryFn: async ({ signal }) => request((await loadApi()).duplicates, { body: { facility }, signal }),
    retry: false,
  });

/** Sends a facility; the form says what was refused. */
export const createMutation = () =>
  mutationOptions({
    mutationFn: async (body: Parameters<typeof sendFacility>[0]) => sendFacility(body),
    onSuccess: (receipt, _body, _before, { client }) => {
      client.setQueryData(receiptQuery(receipt.slug).queryKey, receipt);
      return client.invalidateQueries({ queryKey: draftsKey });
    },
  });

type CreateBody = Parameters<typeof request<Awaited<ReturnType<typeof loadApi>>['createFacility']>>[1]['body'];

const sendFacility = async (body: CreateBody) => request((await loadApi()).createFacility, { body });

/** What was submitted. */
export const receiptQuery = (facilitySlug: string) =>
  queryOptions({
    queryKey: [slug, 'receipt', facilitySlug],
    queryFn: async ({ signal }) => request((await loadApi()).submission, { query: { slug: facilitySlug }, signal }),
  });

/** Sends a photo for a draft. */
export const addPhoto = async (id: string, file: File) => request((await loadApi()).addPhoto, { body: { id, file } });

/** Removes a photo; one that is gone already stays away. */
export const removePhoto = async (id: string) =>
  request((await loadApi()).removePhoto, { query: { id } }).catch(() => true);

/** The ground under the map of a town. */
export const basemapQuery = (city: string) =>
  queryOptions({
    queryKey: [slug, 'ground', city],
    queryFn: async ({ signal }) =>
      request((await import('#domain/basemap')).basemap, { query: { city, detail: 2 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A facility as its owner edits it, the so-manieth time; the form itself keeps it from then on. */
export const editableQuery = (facilitySlug: string, openCount: number) =>
  queryOptions({
    queryKey: [slug, 'editable', facilitySlug, openCount],
    queryFn: ({ signal }) => loadEditable(facilitySlug, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Asks how a facility of one's own stands now. */
export const loadEditable = async (facilitySlug: string, signal?: AbortSignal) =>
  request((await loadApi()).editableFacility, { query: { slug: facilitySlug }, ...(signal && { signal }) });

type EditBody = Parameters<typeof request<Awaited<ReturnType<typeof loadApi>>['editFacility']>>[1]['body'];

/** Sends an edit. Pages, lists and the search say something else from then on. */
export const editMutation = () =>
  mutationOptions({
    mutationFn: async (body: EditBody) => request((await loadApi()).editFacility, { body }),
    onSuccess: async (_answer, _body, _before, { client }) => {
      facilityChannel.publish();
      await Promise.all(
        ['contributing', 'facility', 'facility-search'].map((module) =>
          client.invalidateQueries({ queryKey: [module] }),
        ),
      );
    },
  });

/** Opens a submission that was rejected or taken back, to be sent again. */
export const reopenSubmission = async (id: string) => request((await loadApi()).reopenSubmission, { body: { id } });
