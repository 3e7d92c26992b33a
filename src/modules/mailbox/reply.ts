import { isSameMailbox, joinAddresses, splitAddresses } from '#domain/mailAddress';

import type { Mail } from './api';
import { blankMail } from './composedMail';
import type { ComposedMail } from './composedMail';
import { toHtml } from './mailContent';

/** The kinds of reply. */
export const replyModes = ['reply', 'replyAll', 'forward'] as const;
/** The kind of reply. */
export type ReplyMode = (typeof replyModes)[number];

/** The key that begins each kind of reply. */
export const replyKeys: Readonly<Record<ReplyMode, string>> = { reply: 'R', replyAll: 'A', forward: 'F' };

// In any language: a subject is marked once.
const replyPrefix = /^(?:re|ynt):/i;
const forwardPrefix = /^(?:fwd?|ilt|i\u0307lt):/i;

const withPrefix = (prefix: string, known: RegExp, subject: string) =>
  known.test(subject.toLowerCase()) ? subject : `${prefix} ${subject}`.trim();

export interface ReplyTexts {
  /** Address of the person who replies, which a reply to all leaves out. */
  me: string;
  /** Line above the quotation. */
  attribution: string;
  /** Before the subject: `Re:` and `Fwd:`. */
  prefixes: { reply: string; forward: string };
}

/** Initial draft of a reply or forward. */
export function replyTo(mail: Mail, mode: ReplyMode, { me, attribution, prefixes }: ReplyTexts): ComposedMail {
  const quoted = toHtml({ content: attribution }) + `<blockquote>${toHtml(mail)}</blockquote>`;
  const content = `<p></p>${quoted}`;
  if (mode === 'forward') {
    return {
      ...blankMail,
      subject: withPrefix(prefixes.forward, forwardPrefix, mail.subject),
      content,
      attachments: mail.attachments,
      inReplyTo: mail.id,
    };
  }
  const isOwn = isSameMailbox(mail.from.contact, me);
  // A reply to an own mail goes to its recipients.
  const to = isOwn ? splitAddresses(mail.to) : [mail.from.contact];
  const others = [...(isOwn ? [] : splitAddresses(mail.to)), ...(mail.cc ?? [])].filter(
    (address, at, all) =>
      !isSameMailbox(address, me) &&
      !to.some((one) => isSameMailbox(one, address)) &&
      all.findIndex((one) => isSameMailbox(one, address)) === at,
  );
  return {
    ...blankMail,
    to: joinAddresses(to),
    cc: mode === 'replyAll' ? joinAddresses(others) : '',
    subject: withPrefix(prefixes.reply, replyPrefix, mail.subject),
    content,
    inReplyTo: mail.id,
  };
}

/** Whether "Reply all" would reach more people than "Reply". */
export function hasOtherRecipients(mail: Mail, me: string): boolean {
  return replyTo(mail, 'replyAll', { me, attribution: '', prefixes: { reply: '', forward: '' } }).cc !== '';
}
