import * as z from 'zod/mini';

import { endpoint, queryList, queryNumber } from '#lib/http/endpoint';

import { isAddress, splitAddresses } from './addresses';
import { mailLimits } from './limits';

const id = z.string().check(z.minLength(1), z.maxLength(80));
const slug = z.string().check(z.minLength(1), z.maxLength(80));
const count = z.int().check(z.minimum(0));
const ids = z.array(id).check(z.minLength(1), z.maxLength(mailLimits.bulk));

/** Where the reader stands: beside the list, below it, or instead of it. */
export const messageLayouts = ['right', 'bottom', 'full'] as const;

/** How somebody wants their mailbox. */
export const mailSettingsSchema = z.object({
  messageLayout: z.enum(messageLayouts),
  /** Whether single keys act on mails (ours: they can be turned off, WCAG 2.1.4). */
  keyboardShortcuts: z.boolean(),
});
/** How somebody wants their mailbox. */
export type MailSettings = z.infer<typeof mailSettingsSchema>;

/** What of the settings is to change. */
export const settingsChangeSchema = z.object({
  messageLayout: z.exactOptional(z.enum(messageLayouts)),
  keyboardShortcuts: z.exactOptional(z.boolean()),
});
/** What of the settings is to change. */
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

const folderId = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** One of the five places that a mail can be in. */
export const mailFolderSchema = z.object({
  id: folderId,
  /** In the language asked for. */
  title: z.string(),
  slug,
  icon: z.string(),
  /** Unread mails; in Drafts and Spam all of them, in Sent and Trash none. */
  count,
});
/** One of the five places that a mail can be in. */
export type MailFolder = z.infer<typeof mailFolderSchema>;

/** A view of the mails that carry a mark, wherever they are except Spam and Trash. */
export const mailFilterSchema = z.object({ id, title: z.string(), slug, icon: z.string() });
/** A view of the mails that carry a mark. */
export type MailFilter = z.infer<typeof mailFilterSchema>;

/** The colours a label may have. */
export const labelColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const;
const labelColor = z.enum(labelColors);
/** A colour a label may have. */
export type LabelColor = z.infer<typeof labelColor>;

/** A word that mails are gathered by. */
export const mailLabelSchema = z.object({ id, title: z.string(), slug, color: labelColor });
/** A word that mails are gathered by. */
export type MailLabel = z.infer<typeof mailLabelSchema>;

const labelTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(mailLimits.labelTitle));

/** What a new label is given. */
export const labelInputSchema = z.object({ title: labelTitle, color: labelColor });
/** What a new label is given. */
export type LabelInput = z.infer<typeof labelInputSchema>;

/** What of a label is to change. */
export const labelChangeSchema = z.object({
  title: z.exactOptional(labelTitle),
  color: z.exactOptional(labelColor),
});
/** What of a label is to change. */
export type LabelChange = z.infer<typeof labelChangeSchema>;

/** A file that comes with a mail. */
export const attachmentSchema = z.object({
  /** What `GET attachment` is asked for (ours). */
  id,
  /** MIME type: `image/png`. */
  type: z.string(),
  name: z.string(),
  /** In bytes. */
  size: count,
  /** Name of the file that shows what it looks like, or the word `pdf`. */
  preview: z.string(),
  /** Empty in the samples, and then the file comes by `GET attachment`. */
  downloadUrl: z.string(),
});
/** A file that comes with a mail. */
export type Attachment = z.infer<typeof attachmentSchema>;

/** One mail. */
export const mailSchema = z.object({
  id,
  type: z.literal('mail'),
  from: z.object({
    /** Path of a picture; null where there is none. */
    avatar: z.nullable(z.string()),
    /** Name and address: `Ada Lindqvist <ada@orvela.example>`. */
    contact: z.string(),
  }),
  /** Names and addresses, separated by commas. */
  to: z.string(),
  cc: z.exactOptional(z.array(z.string())),
  /** How many are in `cc`; 0 where there is none (ruling D23). */
  ccCount: count,
  bcc: z.exactOptional(z.array(z.string())),
  bccCount: count,
  date: z.iso.datetime(),
  subject: z.string(),
  /** Plain text with line breaks, or what `contentType` says. */
  content: z.string(),
  /** Ours: what an editor with emphasis and lists writes is HTML. Absent means `text/plain`. */
  contentType: z.exactOptional(z.enum(['text/plain', 'text/html'])),
  attachments: z.array(attachmentSchema),
  starred: z.boolean(),
  important: z.boolean(),
  unread: z.boolean(),
  /** Id of a folder. */
  folder: folderId,
  /** Ids of labels. */
  labels: z.array(id),
  /** Ours: mails that answer each other have it in common. */
  threadId: z.exactOptional(id),
});
/** One mail. */
export type Mail = z.infer<typeof mailSchema>;

/** Where a page of mails sits in its list; indexes count from 0 and include both ends. */
export const mailPaginationSchema = z.object({
  totalResults: count,
  resultsPerPage: count,
  currentPage: z.int(),
  lastPage: z.int(),
  startIndex: z.int(),
  endIndex: z.int(),
});

/** A page of mails, newest first; above the last page no mails, and which one is the last. */
export const mailPageSchema = z.union([
  z.object({ mails: z.array(mailSchema), pagination: mailPaginationSchema }),
  z.object({ mails: z.literal(null), pagination: z.object({ lastPage: z.int() }) }),
]);
/** A page of mails, or which page is the last. */
export type MailPage = z.infer<typeof mailPageSchema>;

const mailMarks = {
  starred: z.exactOptional(z.boolean()),
  important: z.exactOptional(z.boolean()),
  unread: z.exactOptional(z.boolean()),
  folder: z.exactOptional(folderId),
};

/** What of a mail can be changed once it is there. */
export const mailChangeSchema = z.object({
  ...mailMarks,
  labels: z.exactOptional(z.array(id)),
});
/** What of a mail can be changed once it is there. */
export type MailChange = z.infer<typeof mailChangeSchema>;

/** The same for many: labels are put on and taken off, because the mails carry others besides. */
export const bulkChangeSchema = z.object({
  ...mailMarks,
  addLabels: z.exactOptional(z.array(id)),
  removeLabels: z.exactOptional(z.array(id)),
});
/** A change of many mails. */
export type BulkChange = z.infer<typeof bulkChangeSchema>;

const field = z.string().check(z.maxLength(mailLimits.addresses));

/** What somebody writes, finished or not. */
export const mailDraftSchema = z.object({
  /** Addresses, separated by commas; so in `cc` and `bcc`. */
  to: field,
  cc: field,
  bcc: field,
  subject: z.string().check(z.maxLength(mailLimits.subject)),
  /** HTML. */
  content: z.string().check(z.maxLength(mailLimits.content)),
  /** Ids of what `POST attachment` answered, or of the attachments of a mail that is passed on. */
  attachments: z.array(id).check(z.maxLength(mailLimits.attachments)),
  /** Id of the mail that this answers or passes on. */
  inReplyTo: z.exactOptional(id),
});
/** What somebody writes, finished or not. */
export type MailDraft = z.infer<typeof mailDraftSchema>;

const addresses = field.check(z.refine((text) => splitAddresses(text).every(isAddress), { error: 'address' }));

/** What can be sent: somebody gets it, and every address is one. */
export const outgoingSchema = z.extend(mailDraftSchema, {
  to: addresses.check(z.refine((text) => splitAddresses(text).length > 0, { error: 'required' })),
  cc: addresses,
  bcc: addresses,
});

/** A file on its way into the mailbox. */
export const uploadSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string().check(z.regex(/^[\w.+-]+\/[\w.+-]+$/), z.maxLength(100)),
  /** In base64. */
  data: z
    .string()
    .check(
      z.regex(/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/),
      z.maxLength(Math.ceil((mailLimits.attachmentBytes * 4) / 3) + 4),
    ),
});
/** A file on its way into the mailbox. */
export type Upload = z.infer<typeof uploadSchema>;

/** `GET api/apps/mailbox/settings`. */
export const getMailSettings = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/settings',
  summary: 'Says how the mailbox is wanted',
  response: mailSettingsSchema,
  access: 'user',
});

/** `PATCH api/apps/mailbox/settings`. */
export const updateMailSettings = endpoint({
  method: 'PATCH',
  path: 'api/apps/mailbox/settings',
  summary: 'Merges settings of the mailbox and answers them as they are now',
  body: z.object({ settings: settingsChangeSchema }),
  response: mailSettingsSchema,
  access: 'user',
});

/** `GET api/apps/mailbox/folders`. */
export const getMailFolders = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/folders',
  summary: 'Lists the five folders with their counts',
  response: z.array(mailFolderSchema),
  access: 'user',
});

/** `GET api/apps/mailbox/filters`. */
export const getMailFilters = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/filters',
  summary: 'Lists the two filters',
  response: z.array(mailFilterSchema),
  access: 'user',
});

/** `GET api/apps/mailbox/labels`. */
export const getMailLabels = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/labels',
  summary: 'Lists the labels',
  response: z.array(mailLabelSchema),
  access: 'user',
});

/** `POST api/apps/mailbox/label`. */
export const createMailLabel = endpoint({
  method: 'POST',
  path: 'api/apps/mailbox/label',
  summary: 'Adds a label; its slug is made from its title and is its own',
  body: z.object({ label: labelInputSchema }),
  response: mailLabelSchema,
  status: 201,
  access: 'user',
});

/** `PATCH api/apps/mailbox/label`. */
export const updateMailLabel = endpoint({
  method: 'PATCH',
  path: 'api/apps/mailbox/label',
  summary: 'Renames or recolours a label; the slug follows the title and stays its own',
  body: z.object({ id, label: labelChangeSchema }),
  response: mailLabelSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `DELETE api/apps/mailbox/label`. */
export const deleteMailLabel = endpoint({
  method: 'DELETE',
  path: 'api/apps/mailbox/label',
  summary: 'Removes a label, also from the mails that carry it',
  query: z.object({ id }),
  response: z.literal(true),
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/apps/mailbox/mails`. */
export const getMails = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/mails',
  summary: 'Gives a page of the mails of a folder, a filter or a label, newest first',
  query: z
    .object({
      /** Slug of a folder; it goes before `filter`, and that before `label`. */
      folder: z.exactOptional(slug),
      filter: z.exactOptional(slug),
      label: z.exactOptional(slug),
      /** Counts from 1; 0 is taken as 1. */
      page: z.exactOptional(queryNumber(z.minimum(0), z.maximum(1_000_000), z.multipleOf(1))),
      /** Words that all stand in subject, text or addresses (ours). */
      search: z.exactOptional(z.string().check(z.maxLength(200))),
    })
    .check(z.refine(({ folder, filter, label }) => Boolean(folder ?? filter ?? label), { path: ['folder'] })),
  response: mailPageSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/apps/mailbox/mail`. */
export const getMail = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/mail',
  summary: 'Gives one mail',
  query: z.object({ id }),
  response: mailSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `PATCH api/apps/mailbox/mail`. */
export const updateMail = endpoint({
  method: 'PATCH',
  path: 'api/apps/mailbox/mail',
  summary: 'Changes marks, labels or the folder of a mail and answers it as it is now',
  body: z.object({ id, mail: mailChangeSchema }),
  response: mailSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/apps/mailbox/thread`: ours, for conversations. */
export const getMailThread = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/thread',
  summary: 'Lists the mails that a mail answers or is answered by, with itself, oldest first',
  query: z.object({ id }),
  response: z.array(mailSchema),
  access: 'user',
  errors: ['not-found'],
});

/** `PATCH api/apps/mailbox/mails`: ours, for many at once; all of them or none. */
export const updateMails = endpoint({
  method: 'PATCH',
  path: 'api/apps/mailbox/mails',
  summary: 'Changes marks, labels or the folder of many mails and answers them as they are now',
  body: z.object({ ids, mail: bulkChangeSchema }),
  response: z.array(mailSchema),
  access: 'user',
  errors: ['not-found'],
});

/** `DELETE api/apps/mailbox/mails`: ours. What is only to go to Trash is moved there by `PATCH`. */
export const deleteMails = endpoint({
  method: 'DELETE',
  path: 'api/apps/mailbox/mails',
  summary: 'Removes mails of Trash or Drafts for good; one that is elsewhere is refused, and nothing is removed',
  query: z.object({ ids: queryList(id).check(z.minLength(1), z.maxLength(mailLimits.bulk)) }),
  response: z.literal(true),
  access: 'user',
  errors: ['not-found'],
});

/** `PUT api/apps/mailbox/draft`: ours. Whoever writes names the draft, so that saving again saves the same one. */
export const saveDraft = endpoint({
  method: 'PUT',
  path: 'api/apps/mailbox/draft',
  summary: 'Keeps what is being written in Drafts, under the id it is given',
  body: z.object({ id, draft: mailDraftSchema }),
  response: mailSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/apps/mailbox/draft`: ours, for a draft that may not have been kept yet. */
export const getDraft = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/draft',
  summary: 'Gives the draft that is kept under an id, or null',
  query: z.object({ id }),
  response: z.nullable(mailSchema),
  access: 'user',
});

/** `POST api/apps/mailbox/send`: ours. Sending the same id again answers what was sent. */
export const sendMail = endpoint({
  method: 'POST',
  path: 'api/apps/mailbox/send',
  summary: 'Sends a mail; the draft with its id becomes the sent one',
  body: z.object({ id, mail: outgoingSchema }),
  response: mailSchema,
  status: 201,
  access: 'user',
  errors: ['not-found'],
});

/** `POST api/apps/mailbox/attachment`: ours. */
export const uploadAttachment = endpoint({
  method: 'POST',
  path: 'api/apps/mailbox/attachment',
  summary: 'Keeps a file for a mail that is being written',
  body: z.object({ file: uploadSchema }),
  response: attachmentSchema,
  status: 201,
  access: 'user',
});

/** `GET api/apps/mailbox/attachment`: ours. */
export const getAttachment = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/attachment',
  summary: 'Gives the content of an attachment in base64',
  query: z.object({ id }),
  response: z.object({ name: z.string(), type: z.string(), data: z.string() }),
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/apps/mailbox/recipients`: ours, for suggestions while an address is typed. */
export const getRecipients = endpoint({
  method: 'GET',
  path: 'api/apps/mailbox/recipients',
  summary: 'Lists names and addresses of the address book: `Ada Lindqvist <ada@orvela.example>`',
  response: z.array(z.string()),
  access: 'user',
});
