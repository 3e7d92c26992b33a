import type { StoreIndexes } from '#mocks/core/storeIndexes';
import { countsTowards, listedUnder } from '#modules/mailbox/mailRules';

import { folderIds } from './seed/folders';
import type { StoredMail } from './store';

const slugOf = ({ folder }: StoredMail) => Object.entries(folderIds).find(([, id]) => id === folder)?.[0] ?? '';

/**
 * How mails are found: in a folder, counted there, under a filter or a label (`labelled` also in Trash and Spam), in a
 * conversation, and by the id of an attachment.
 */
export const mailIndexes = {
  version: 1,
  sortKey: ({ date }) => date,
  values: {
    folder: ({ folder }) => [folder],
    counted: (mail) => (countsTowards(slugOf(mail), mail) ? [mail.folder] : []),
    filter: (mail) => listedUnder(mail, slugOf(mail)).filters,
    label: (mail) => listedUnder(mail, slugOf(mail)).labels,
    labelled: ({ labels }) => labels,
    thread: ({ threadId }) => (threadId === undefined ? [] : [threadId]),
    attachment: ({ attachments }) => attachments.map(({ id }) => id),
  },
} as const satisfies StoreIndexes<StoredMail, string>;

/** Name of an index of mails. */
export type MailIndex = keyof (typeof mailIndexes)['values'];
