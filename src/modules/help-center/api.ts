import * as z from 'zod/mini';

import { isEmail } from '#domain/emailAddress';
import { printableLine } from '#domain/printableLine';
import { recordId } from '#lib/http/crudEndpoints';
import { partList, queryNumber } from '#lib/http/endpoint';
import { moduleEndpoints } from '#lib/http/moduleEndpoints';

import { helpLimits } from './limits';

const { get, post } = moduleEndpoints('api/apps/help-center', 'user');

const text = z.string();
const html = z.string();
/** The slug of a category or guide in a query. Any text is valid: an unknown one answers 404, not 422. */
const slug = z.string().check(z.minLength(1), z.maxLength(80));

/** A question with its answer. */
export const faqSchema = z.object({ id: recordId, categoryId: recordId, question: text, answer: html });
/** A question with its answer. */
export type Faq = z.infer<typeof faqSchema>;

const category = { id: recordId, slug, title: text };

/** A category with its questions. */
export const faqCategorySchema = z.object({ ...category, faqs: z.array(faqSchema) });
/** A category with its questions. */
export type FaqCategory = z.infer<typeof faqCategorySchema>;

/** A guide without its content. */
export const guideSummarySchema = z.object({ id: recordId, categoryId: recordId, slug, title: text, subtitle: text });
/** A guide without its content. */
export type GuideSummary = z.infer<typeof guideSummarySchema>;

/** A category with its guides. */
export const guideCategorySchema = z.object({
  ...category,
  guides: z.array(guideSummarySchema),
  /** How many guides are listed; only in the list of all categories. */
  visibleGuides: z.exactOptional(z.int()),
  /** How many guides the category has; only in the list of all categories. */
  totalGuides: z.exactOptional(z.int()),
});
/** A category with its guides. */
export type GuideCategory = z.infer<typeof guideCategorySchema>;

/** A guide as other guides link to it (our addition). */
export const guideLinkSchema = z.extend(guideSummarySchema, { categorySlug: slug });
/** A guide as other guides link to it. */
export type GuideLink = z.infer<typeof guideLinkSchema>;

/** A guide with its content. */
export const guideSchema = z.extend(guideSummarySchema, {
  content: html,
  /** Day of the last change (our addition). */
  updatedAt: z.iso.date(),
  /** Our addition. */
  readingMinutes: z.int().check(z.minimum(1)),
  /** How the person has rated it; null if not yet (our addition). */
  useful: z.nullable(z.boolean()),
});
/** A guide with its content. */
export type Guide = z.infer<typeof guideSchema>;

/** A category with one of its guides. */
export const guidePageSchema = z.object({
  ...category,
  guides: z.array(guideSchema).check(z.length(1)),
  /** The guide before it in its category; null for the first (our addition). */
  previous: z.nullable(guideLinkSchema),
  /** The guide after it in its category; null for the last (our addition). */
  next: z.nullable(guideLinkSchema),
  /** Guides about something similar (our addition). */
  related: z.array(guideLinkSchema).check(z.maxLength(helpLimits.related)),
});
/** A category with one of its guides. */
export type GuidePage = z.infer<typeof guidePageSchema>;

/** `GET api/apps/help-center/faqs`. */
export const getFaqs = get('faqs', {
  summary: 'Lists the categories, or one of them, each with its questions and answers',
  query: z.object({ slug: z.exactOptional(slug) }),
  response: z.array(faqCategorySchema),
  errors: ['not-found'],
});

/** `GET api/apps/help-center/guides`. */
export const getGuides = get('guides', {
  summary: `Lists one category with all its guides, or every category with its first ${helpLimits.guidesPerCategory} or \`limit\` guides`,
  query: z.object({
    slug: z.exactOptional(slug),
    limit: z.exactOptional(queryNumber(z.int(), z.minimum(1), z.maximum(helpLimits.maxGuidesPerCategory))),
  }),
  response: z.array(guideCategorySchema),
  errors: ['not-found'],
});

/** `GET api/apps/help-center/guide`. */
export const getGuide = get('guide', {
  summary: 'Gives a category with one of its guides, including the content',
  query: z.object({ categorySlug: slug, guideSlug: slug }),
  response: guidePageSchema,
  errors: ['not-found'],
});

const range = z.tuple([z.int(), z.int()]);

/** A question or guide that was found, with what to mark in its texts as `[start, length]`. */
export const helpResultSchema = z.object({
  kind: z.enum(['question', 'guide']),
  id: recordId,
  title: text,
  titleMatches: z.array(range),
  /** Part of the answer or guide, as plain text. */
  excerpt: text,
  excerptMatches: z.array(range),
  /** Title of the category. */
  category: text,
  categorySlug: slug,
  slug,
  /** Id of the heading above the excerpt; null at the beginning, and for questions. */
  section: z.nullable(text),
});
/** A question or guide that was found. */
export type HelpResult = z.infer<typeof helpResultSchema>;

/** `GET api/apps/help-center/search`: our addition. */
export const searchHelp = get('search', {
  summary: 'Finds questions and guides by the words of a search, best match first',
  query: z.object({ query: z.string().check(z.maxLength(helpLimits.query)) }),
  response: z.array(helpResultSchema).check(z.maxLength(helpLimits.results)),
});

const rating = {
  guideId: recordId,
  /** Null takes the rating back. */
  useful: z.nullable(z.boolean()),
};

/** `POST api/apps/help-center/rating`: our addition. */
export const rateGuide = post('rating', {
  summary: 'Keeps whether a guide was useful to the person',
  body: z.object(rating),
  response: z.object(rating),
  errors: ['not-found'],
});

const line = (max: number, tooLong: string) =>
  z.string().check(z.trim(), z.maxLength(max, { error: tooLong }), z.regex(printableLine, { error: 'support.line' }));

/** What a request consists of, apart from its files; messages are translation keys of the namespace `help-center`. */
export const supportFormSchema = z.object({
  /** Made by the client, so that a call can be repeated. */
  id: recordId.check(z.regex(/^[\w-]+$/)),
  name: line(helpLimits.name, 'support.nameLong').check(z.minLength(1, { error: 'support.nameMissing' })),
  email: z.string().check(z.trim(), z.refine(isEmail, { error: 'support.emailInvalid' })),
  subject: line(helpLimits.subject, 'support.subjectLong').check(z.minLength(1, { error: 'support.subjectMissing' })),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(helpLimits.minMessage, { error: 'support.messageShort' }),
      z.maxLength(helpLimits.message, { error: 'support.messageLong' }),
    ),
});
/** What a request consists of, apart from its files. */
export type SupportForm = z.infer<typeof supportFormSchema>;

const attachment = z.file().check(
  z.refine(({ name }) => name.length > 0 && name.length <= helpLimits.attachmentName && printableLine.test(name), {
    error: 'name',
  }),
);

/** A request as it was received. */
export const supportTicketSchema = z.object({
  id: recordId,
  /** What to name in further messages: `HLP-7K2QXM`. */
  number: text,
  /** Where the copy was sent. */
  email: text,
  createdAt: z.iso.datetime(),
});
/** A request as it was received. */
export type SupportTicket = z.infer<typeof supportTicketSchema>;

/** `POST api/apps/help-center/support`: our addition. The same id again answers the ticket that it has. */
export const askSupport = post('support', {
  summary: `Sends a request to support (multipart) with up to ${helpLimits.attachments} files of 2 MB each, and mails a copy; 5 an hour`,
  body: z.extend(supportFormSchema, {
    attachments: z.exactOptional(partList(attachment, z.maxLength(helpLimits.attachments))),
  }),
  response: supportTicketSchema,
  status: 201,
  errors: ['payload-too-large', 'rate-limited'],
});
