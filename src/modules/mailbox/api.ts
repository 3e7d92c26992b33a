import * as z from 'zod/mini';

import { printableLine } from '#domain/printableLine';
import { tagTitleOf } from '#domain/schemaParts';
import { recordId as id } from '#lib/http/crudEndpoints';
import { labelColors } from '#domain/labelColors';
import { queryNumber } from '#lib/http/endpoint';
import { moduleEndpoints } from '#lib/http/moduleEndpoints';
import { isAddress, splitAddresses } from '#domain/mailAddress';

import { mailLimits } from './limits';
import { messageLayouts, rowDensities } from './settingChoices';

const { get, getOne, post, put, patch, crud, bulk } = moduleEndpoints('api/apps/mailbox', 'user');

const slug = z.string().check(z.minLength(1), z.maxLength(80));
const count = z.int().check(z.minimum(0));

/** A person's mailbox settings. */
export const mailSettingsSchema = z.object({
  messageLayout: z.enum(messageLayouts),
  /** Our addition. */
  density: z.enum(rowDensities),
});
/** A person's mailbox settings. */
export type MailSettings = z.infer<typeof mailSettingsSchema>;

const folderId = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** One of the five folders. */
export const mailFolderSchema = z.object({
  id: folderId,
  /** In the requested language. */
  title: z.string(),
  slug,
  icon: z.string(),
  /** Unread mails; in Drafts and Spam every mail, in Sent and Trash 0. */
  count,
});
/** One of the five folders. */
export type MailFolder = z.infer<typeof mailFolderSchema>;

/** A view of flagged mails from every folder except Spam and Trash. */
export const mailFilterSchema = z.object({ id, title: z.string(), slug, icon: z.string() });
/** A view of flagged mails. */
export type MailFilter = z.infer<typeof mailFilterSchema>;

/** A label that groups mails across folders. */
export const mailLabelSchema = z.object({ id, title: z.string(), slug, color: z.enum(labelColors) });
/** A label that groups mails across folders. */
export type MailLabel = z.infer<typeof mailLabelSchema>;

const labelTitle = tagTitleOf(mailLimits.labelTitle);

/** Input for a new label. */
export const labelInputSchema = z.object({ title: labelTitle, color: z.enum(labelColors) });
/** Input for a new label. */
export type LabelInput = z.infer<typeof labelInputSchema>;

/** A file attached to a mail. */
export const attachmentSchema = z.object({
  /** Id for `GET attachment` (our addition). */
  id,
  /** MIME type: `image/png`. */
  type: z.string(),
  name: z.string(),
  /** In bytes. */
  size: count,
  /** File name of the preview image, or `pdf`. */
  preview: z.string(),
  /** Empty in the sample data; the file then comes from `GET attachment`. */
  downloadUrl: z.string(),
});
/** A file attached to a mail. */
export type Attachment = z.infer<typeof attachmentSchema>;

const marks = {
  starred: z.boolean(),
  important: z.boolean(),
  unread: z.boolean(),
  /** Id of a folder. */
  folder: folderId,
};

/** A mail as its reader sees it. */
export const mailSchema = z.object({
  id,
  type: z.literal('mail'),
  from: z.object({
    /** Path of an image, or null. */
    avatar: z.nullable(z.string()),
    /** Name and address: `Ada Lindqvist <ada@orvela.example>`. */
    contact: z.string(),
  }),
  /** Names and addresses, comma-separated. */
  to: z.string(),
  cc: z.exactOptional(z.array(z.string())),
  /** Length of `cc`; 0 when it is absent (ruling D23). */
  ccCount: count,
  bcc: z.exactOptional(z.array(z.string())),
  bccCount: count,
  date: z.iso.datetime(),
  subject: z.string(),
  /** Plain text with line breaks, unless `contentType` says otherwise. */
  content: z.string(),
  /** Our addition for the rich text editor, which writes HTML. Absent means `text/plain`. */
  contentType: z.exactOptional(z.enum(['text/plain', 'text/html'])),
  attachments: z.array(attachmentSchema),
  ...marks,
  /** Ids of labels. */
  labels: z.array(id),
  /** Our addition: mails of one conversation share it. */
  threadId: z.exactOptional(id),
});
/** A mail as its reader sees it. */
export type Mail = z.infer<typeof mailSchema>;

/** Position of a page in its list; indexes are zero-based and inclusive. */
export const mailPaginationSchema = z.object({
  totalResults: count,
  resultsPerPage: count,
  currentPage: z.int(),
  lastPage: z.int(),
  startIndex: z.int(),
  endIndex: z.int(),
});

/** A page of mails, newest first; beyond the last page only the number of the last page. */
export const mailPageSchema = z.union([
  z.object({ mails: z.array(mailSchema), pagination: mailPaginationSchema }),
  z.object({ mails: z.literal(null), pagination: z.object({ lastPage: z.int() }) }),
]);
/** A page of mails, or only the number of the last page. */
export type MailPage = z.infer<typeof mailPageSchema>;

/** Changes to an existing mail. */
export const mailChangeSchema = z.exactPartial(z.object({ ...marks, labels: z.array(id) }));
/** Changes to an existing mail. */
export type MailChange = z.infer<typeof mailChangeSchema>;

/** Changes to many mails: labels are added and removed, because each mail may have others too. */
export const bulkChangeSchema = z.exactPartial(
  z.object({ ...marks, addLabels: z.array(id), removeLabels: z.array(id) }),
);
/** Changes to many mails. */
export type BulkChange = z.infer<typeof bulkChangeSchema>;

const field = z.string().check(z.maxLength(mailLimits.addresses));

/** The content of a draft, complete or not. */
export const mailDraftSchema = z.object({
  /** Comma-separated addresses, as in `cc` and `bcc`. */
  to: field,
  cc: field,
  bcc: field,
  subject: z.string().check(z.maxLength(mailLimits.subject)),
  /** HTML. */
  content: z.string().check(z.maxLength(mailLimits.content)),
  /** Ids from `POST attachment`, or of a forwarded mail's attachments. */
  attachments: z.array(id).check(z.maxLength(mailLimits.attachments)),
  /** Id of the mail that is replied to or forwarded. */
  inReplyTo: z.exactOptional(id),
});
/** The content of a draft, complete or not. */
export type MailDraft = z.infer<typeof mailDraftSchema>;

const addresses = field.check(z.refine((text) => splitAddresses(text).every(isAddress), { error: 'address' }));

/** A draft that can be sent: it has a recipient, and all addresses are valid. */
export const outgoingSchema = z.extend(mailDraftSchema, {
  to: addresses.check(z.refine((text) => splitAddresses(text).length > 0, { error: 'required' })),
  cc: addresses,
  bcc: addresses,
});

/** `GET api/apps/mailbox/settings`. */
export const getMailSettings = get('settings', {
  summary: 'Says how the mailbox is wanted',
  response: mailSettingsSchema,
});

/** `PATCH api/apps/mailbox/settings`. */
export const updateMailSettings = patch('settings', {
  summary: 'Merges settings of the mailbox and answers them as they are now',
  body: z.object({ settings: z.exactPartial(mailSettingsSchema) }),
  response: mailSettingsSchema,
});

/** `GET api/apps/mailbox/folders`. */
export const getMailFolders = get('folders', {
  summary: 'Lists the five folders with their counts',
  response: z.array(mailFolderSchema),
});

/** `GET api/apps/mailbox/filters`. */
export const getMailFilters = get('filters', {
  summary: 'Lists the two filters',
  response: z.array(mailFilterSchema),
});

/** The labels: `GET api/apps/mailbox/labels`; `POST`, `PATCH` and `DELETE api/apps/mailbox/label`. */
export const {
  list: getMailLabels,
  create: createMailLabel,
  update: updateMailLabel,
  remove: deleteMailLabel,
} = crud({
  name: 'label',
  item: mailLabelSchema,
  input: labelInputSchema,
  change: z.exactPartial(labelInputSchema),
});

/** `GET api/apps/mailbox/mails`. */
export const getMails = get('mails', {
  summary: 'Gives a page of the mails of a folder, a filter or a label, newest first',
  query: z
    .object({
      /** Slug of a folder; takes precedence over `filter`, and that over `label`. */
      folder: z.exactOptional(slug),
      filter: z.exactOptional(slug),
      label: z.exactOptional(slug),
      /** One-based; 0 counts as 1. */
      page: z.exactOptional(queryNumber(z.minimum(0), z.maximum(1_000_000), z.multipleOf(1))),
      /** Words that must all occur in subject, text or addresses (our addition). */
      search: z.exactOptional(z.string().check(z.maxLength(200))),
    })
    .check(z.refine(({ folder, filter, label }) => Boolean(folder ?? filter ?? label), { path: ['folder'] })),
  response: mailPageSchema,
  errors: ['not-found'],
});

/** `GET api/apps/mailbox/mail`. */
export const getMail = getOne('mail', {
  summary: 'Gives one mail',
  response: mailSchema,
});

/** `PATCH api/apps/mailbox/mail`. */
export const updateMail = patch('mail', {
  summary: 'Changes marks, labels or the folder of a mail and answers it as it is now',
  body: z.object({ id, mail: mailChangeSchema }),
  response: mailSchema,
  errors: ['not-found'],
});

/** `GET api/apps/mailbox/thread`: our addition for conversations. */
export const getMailThread = getOne('thread', {
  summary: 'Lists the mails that a mail answers or is answered by, with itself, oldest first',
  response: z.array(mailSchema),
});

/**
 * `PATCH` and `DELETE api/apps/mailbox/mails`: our additions for bulk changes; all or nothing. To move mails to Trash,
 * `PATCH` their folder.
 */
export const { update: updateMails, remove: deleteMails } = bulk({
  name: 'mail',
  summaries: {
    update: 'Changes marks, labels or the folder of many mails and answers them as they are now',
    remove: 'Removes mails of Trash or Drafts for good; one that is elsewhere is refused, and nothing is removed',
  },
  change: bulkChangeSchema,
  response: z.array(mailSchema),
  max: mailLimits.bulk,
});

/** Date of the version that a change is based on; null for a mail that was not saved before. */
const baseDate = z.nullable(z.iso.datetime());

/**
 * `PUT api/apps/mailbox/draft`: our addition. The client makes the id, so saving is idempotent. A draft that was changed
 * since `baseDate` answers `revision-conflict` with `current`, one that was sent or deleted `not-found`.
 */
export const saveDraft = put('draft', {
  summary: 'Keeps what is being written in Drafts, under the id it is given',
  body: z.object({ id, draft: mailDraftSchema, baseDate }),
  response: mailSchema,
  errors: ['not-found', 'revision-conflict'],
});

/** `GET api/apps/mailbox/draft`: our addition, for an id that may not have been saved yet. */
export const getDraft = get('draft', {
  summary: 'Gives the draft that is kept under an id, or null',
  query: z.object({ id }),
  response: z.nullable(mailSchema),
});

/**
 * `POST api/apps/mailbox/send`: our addition. Sending the same mail again returns the sent one. Another text under its id
 * answers `not-found`, because it was sent already; a draft that was changed since `baseDate`, `revision-conflict` with
 * `current`.
 */
export const sendMail = post('send', {
  summary: 'Sends a mail; the draft with its id becomes the sent one',
  body: z.object({ id, mail: outgoingSchema, baseDate }),
  response: mailSchema,
  status: 201,
  errors: ['not-found', 'revision-conflict'],
});

/** `POST api/apps/mailbox/attachment`: our addition. */
export const uploadAttachment = post('attachment', {
  summary: 'Keeps a file for a mail that is being written (multipart); up to 2 MB',
  body: z.object({
    file: z.file().check(
      z.refine(({ name }) => name.length > 0 && name.length <= mailLimits.attachmentName && printableLine.test(name), {
        error: 'name',
      }),
    ),
  }),
  response: attachmentSchema,
  status: 201,
  errors: ['payload-too-large'],
});

/** `GET api/apps/mailbox/attachment`: our addition. */
export const getAttachment = getOne('attachment', {
  summary: 'Gives the file of an attachment',
  response: z.file(),
});

/** `GET api/apps/mailbox/recipients`: our addition, for suggestions in address fields. */
export const getRecipients = get('recipients', {
  summary: 'Lists names and addresses of the address book: `Ada Lindqvist <ada@orvela.example>`',
  response: z.array(z.string()),
});
