import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { patch } from '#lib/query/cachePatches';
import { callQuery } from '#lib/query/callQuery';
import { mutation } from '#lib/query/mutation';
import { minuteMs } from '#lib/time/duration';
import { uploadTimeoutMs } from '#lib/uploads/useUploads';

import type { GuidePage, SupportForm } from './api';
import { helpLimits } from './limits';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

const slug = 'help-center';
/** Texts change only when someone writes. */
const staleTime = 5 * minuteMs;

const guidePageKey = (category: string, guide: string) => [slug, 'guide', category, guide];

/** The questions of one category, or of all. */
export const faqsQuery = (category?: string) =>
  queryOptions({
    ...callQuery([slug, 'faqs', category ?? ''], api.getFaqs, { ...(category !== undefined && { slug: category }) }),
    staleTime,
  });

/** All categories, each with its first guides. */
export const guidesQuery = (limit: number = helpLimits.guidesPerCategory) =>
  queryOptions({ ...callQuery([slug, 'guides', limit], api.getGuides, { limit }), staleTime });

/** One category with all its guides; an unknown one fails with the problem `not-found`. */
export const guideCategoryQuery = (category: string) =>
  queryOptions({
    queryKey: [slug, 'category', category],
    queryFn: async ({ signal }) => (await api.getGuides({ query: { slug: category }, signal }))[0] ?? null,
    staleTime,
  });

/** A guide with its content; an unknown one fails with the problem `not-found`. */
export const guideQuery = (category: string, guide: string) =>
  queryOptions({
    ...callQuery(guidePageKey(category, guide), api.getGuide, { categorySlug: category, guideSlug: guide }),
    staleTime,
  });

/** What a text finds. While it is typed, the results of what was typed before stay. */
export const helpSearchQuery = (text: string, language: string) =>
  queryOptions({
    ...callQuery([slug, 'search', language, text], api.searchHelp, { query: text }),
    enabled: text.length >= helpLimits.minQuery,
    placeholderData: keepPreviousData,
    staleTime,
  });

/** Rates a guide, or takes the rating back with null. */
export const rateGuideMutation = (category: string, guide: string) =>
  mutation({
    key: guidePageKey(category, guide),
    send: (body: { guideId: string; useful: boolean | null }) => api.rateGuide({ body }),
    optimistic: ({ useful }) => [
      patch<GuidePage>(guidePageKey(category, guide), (page) => ({
        ...page,
        guides: page.guides.map((one) => ({ ...one, useful })),
      })),
    ],
    invalidates: [],
    errorKey: 'help-center:rating.failed',
  });

/** Sends a request to support. Its copy is in the mailbox afterwards. */
export const askSupportMutation = () =>
  mutation({
    key: [slug, 'support'],
    send: ({ attachments, ...form }: SupportForm & { attachments: readonly File[] }) =>
      api.askSupport({ body: { ...form, attachments: [...attachments] }, timeout: uploadTimeoutMs }),
    invalidates: [['mailbox']],
    handledByForm: true,
  });
