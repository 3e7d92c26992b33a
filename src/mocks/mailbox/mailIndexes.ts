import { foldForSearch } from '#lib/text/foldForSearch';
import type { StoreIndexes } from '#mocks/core/storeIndexes';
import { countsTowards, listedUnder } from '#modules/mailbox/mailRules';

import { folderIds } from './seed/folders';
import type { StoredMail } from './store';

const slugOf = ({ folder }: StoredMail) => Object.entries(folderIds).find(([, id]) => id === folder)?.[0] ?? '';

/** Whether a search text has all words of a folded search, or words that begin with them. */
export function matchesWords(query: string, place: 'anywhere' | 'start' = 'anywhere'): (searchText: string) => boolean {
  const words = query.split(' ').map((word) => (place === 'start' ? ` ${word}` : word));
  return (text) => words.every((word) => (place === 'start' ? ` ${text}` : text).includes(word));
}

/**
 * How mails are found: all but those in Trash and Spam (`kept`), in a folder, counted there, under a filter or a label (`labelled` also in Trash and Spam), in a
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
    kept: (mail) => (['trash', 'spam'].includes(slugOf(mail)) ? [] : ['yes']),
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
