import { isSameMailbox, joinAddresses, splitAddresses } from './addresses';
import type { MailDraft, Mail } from './api';
import { toHtml } from './mailContent';

/** The kind of reply. */
export type ReplyMode = 'reply' | 'replyAll' | 'forward';

const blank: MailDraft = { to: '', cc: '', bcc: '', subject: '', content: '', attachments: [] };

/** An empty draft. */
export const blankDraft = (): MailDraft => ({ ...blank });

/** The draft of a saved mail, to continue writing. */
export function draftOf(mail: Mail): MailDraft {
  return {
    to: mail.to,
    cc: joinAddresses(mail.cc ?? []),
    bcc: joinAddresses(mail.bcc ?? []),
    subject: mail.subject,
    content: toHtml(mail),
    attachments: mail.attachments.map(({ id }) => id),
  };
}

const withPrefix = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`.trim();

/**
 * Initial draft of a reply or forward. `me` is the replying person's address, which a reply to all leaves out;
 * `attribution` is the line above the quotation.
 */
export function replyTo(
  mail: Mail,
  mode: ReplyMode,
  { me, attribution }: { me: string; attribution: string },
): MailDraft {
  const quoted = toHtml({ content: attribution }) + `<blockquote>${toHtml(mail)}</blockquote>`;
  const content = `<p></p>${quoted}`;
  if (mode === 'forward') {
    return {
      ...blank,
      subject: withPrefix('Fwd:', mail.subject),
      content,
      attachments: mail.attachments.map(({ id }) => id),
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
    ...blank,
    to: joinAddresses(to),
    cc: mode === 'replyAll' ? joinAddresses(others) : '',
    subject: withPrefix('Re:', mail.subject),
    content,
    inReplyTo: mail.id,
  };
}

/** Whether "Reply all" would reach more people than "Reply". */
export function hasOtherRecipients(mail: Mail, me: string): boolean {
  return replyTo(mail, 'replyAll', { me, attribution: '' }).cc !== '';
}
