import { foldForSearch } from '#lib/text/foldForSearch';
import type { StoreIndexes } from '#mocks/core/storeIndexes';
import { countsTowards, listedUnder } from '#modules/mailbox/mailRules';

import { folderIds } from './seed/folders';
import type { StoredMail } from './store';

const slugOf = ({ folder }: StoredMail) => Object.entries(folderIds).find(([, id]) => id === folder)?.[0] ?? '';

/**
 * How mails are found: in a folder, counted there, under a filter or a label (`labelled` also in Trash and Spam), in a
 * conversation, by the id of an attachment, and by words in subject, text and addresses.
 */
export const mailIndexes = {
  version: 2,
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
  searchText({ subject, content, contentType, from, to, cc = [] }) {
    // In a plain text, angle brackets are what was written: an address.
    const written = contentType === 'text/html' ? content.replaceAll(/<[^<>]*>/g, ' ') : content;
    return foldForSearch([subject, written, from.contact, to, ...cc].join(' '));
  },
} as const satisfies StoreIndexes<StoredMail, string>;

/** Name of an index of mails. */
export type MailIndex = keyof (typeof mailIndexes)['values'];
