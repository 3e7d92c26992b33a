import { dayMs, minuteMs } from '#lib/time/duration';
import type { Attachment } from '#modules/mailbox/api';

import type { StoredMail } from '#mocks/mailbox/store';

import { contacts } from '#mocks/contacts/seed';
import { english } from './english';
import { turkish } from './turkish';
import { folderIds, labels } from './folders';
import type { FolderSlug } from './folders';
import { people } from '#mocks/people/seed';

/** A sample mail before it has a date and an id. */
type ParsedMail = Omit<StoredMail, 'id' | 'date'> & {
  /** An instant, or its age in ms. */
  at: string | number;
};

/** A contact of the address book by name, or a sender written with an address. */
function toContact(sender: string): StoredMail['from'] {
  if (sender.includes('<')) {
    const name = sender.replace(/\s*<.*/, '');
    return { avatar: people.find((person) => person.name === name)?.avatar ?? null, contact: sender };
  }
  const found = contacts.find(({ name }) => name === sender);
  if (!found) throw new Error(`The sample mails name "${sender}", whom the address book does not have.`);
  return { avatar: found.avatar, contact: `${found.name} <${found.emails[0]?.email ?? ''}>` };
}

function labelIds(slugs: string): string[] {
  return slugs
    .split(' ')
    .filter((slug) => slug !== '')
    .map((slug) => {
      const found = labels.find((label) => label.slug === slug);
      if (!found) throw new Error(`The sample mails carry the label "${slug}", which is none of the six.`);
      return found.id;
    });
}

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
};

function attachment(text: string): Attachment {
  const [, name = '', kilobytes = ''] = /^(\S+) (\d+)$/.exec(text.trim()) ?? [];
  const type = types[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream';
  // Real file sizes are rarely round.
  const size = Number(kilobytes) * 1000 + ((name.length * 137) % 1000);
  return { id: `att_${name}`, type, name, size, preview: type === 'application/pdf' ? 'pdf' : name, downloadUrl: '' };
}

function parseAge(when: string): string | number {
  const [, days, minutes] = /^(\d+)d(\d+)$/.exec(when) ?? [];
  return days === undefined ? `${when}:00.000Z` : Number(days) * dayMs + Number(minutes) * minuteMs;
}

/**
 * Parses the sample mails. Each starts with a line of fields separated by semicolons: the sender (or `> …`: the
 * recipient); the folder, the age (`1d90` is a day and 90 minutes) and marks (`u` unread, `s` starred, `i` important);
 * the labels; and optionally a thread (`#…`), copies (`cc …`) and attachments with their sizes in KB (`+ …`). Then
 * follow the subject and the text.
 */
function parseMails(text: string): ParsedMail[] {
  return text
    .split(/^@ /m)
    .slice(1)
    .map((block) => {
      const [head = '', subject = '', ...lines] = block.split('\n');
      const [sender = '', state = '', labelSlugs = '', ...more] = head.split(';').map((part) => part.trim());
      const [folderSlug = '', when = '', marks = ''] = state.split(' ');
      const extra = (sign: string) =>
        more
          .find((part) => part.startsWith(sign))
          ?.slice(sign.length)
          .trim();
      const own = sender.startsWith('>');
      const thread = extra('#');
      const cc = extra('cc ')?.split(',');
      return {
        type: 'mail',
        from: own ? { avatar: null, contact: 'me' } : toContact(sender),
        to: own ? sender.slice(1).trim() : 'me',
        ...(cc && { cc: cc.map((name) => toContact(name.trim()).contact) }),
        subject,
        content: lines.join('\n').trim(),
        attachments: extra('+')?.split(',').map(attachment) ?? [],
        starred: marks.includes('s'),
        important: marks.includes('i'),
        unread: marks.includes('u'),
        folder: folderIds[folderSlug as FolderSlug],
        labels: labelIds(labelSlugs),
        ...(thread !== undefined && { threadId: `thr_${thread}` }),
        at: parseAge(when),
      };
    });
}

const mailId = (n: number) => `mai_${String(n + 1).padStart(4, '0')}`;

/** The sample mails in English and Turkish, dated relative to `at`; ids never change. */
export function sampleMails(at: Date): StoredMail[] {
  return [...parseMails(english), ...parseMails(turkish)].map(({ at: when, ...mail }, n) => ({
    ...mail,
    id: mailId(n),
    date: typeof when === 'string' ? when : new Date(at.getTime() - when).toISOString(),
    attachments: mail.attachments.map((one, k) => ({ ...one, id: `att_${n + 1}_${k + 1}` })),
  }));
}

/** This many mails in the Inbox, repeated from the samples, one every 47 minutes back from `at`. */
export function manyMails(count: number, at: Date): StoredMail[] {
  const samples = sampleMails(at).filter(({ folder }) => folder === folderIds.inbox);
  return Array.from({ length: count }, (_, n) => samples[n % samples.length]).flatMap((sample, n) => {
    if (!sample) return [];
    const { threadId: _thread, ...mail } = sample;
    const date = new Date(at.getTime() - n * 47 * minuteMs).toISOString();
    return [{ ...mail, id: `mai_m${n + 1}`, date, unread: n % 3 === 0 }];
  });
}

/** This many mails in the Inbox, all in one conversation. */
export function longConversation(count: number, at: Date): StoredMail[] {
  return manyMails(count, at).map((mail) => ({ ...mail, threadId: 'thr_long' }));
}
