import { isSameMailbox, joinAddresses, splitAddresses } from './addresses';
import type { MailDraft, Mail } from './api';
import { toHtml } from './mailContent';

/** How a mail is answered or passed on. */
export type ReplyMode = 'reply' | 'replyAll' | 'forward';

const blank: MailDraft = { to: '', cc: '', bcc: '', subject: '', content: '', attachments: [] };

/** A mail that nothing has been written into yet. */
export const blankDraft = (): MailDraft => ({ ...blank });

/** A draft as the mailbox keeps it, to go on writing. */
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
 * What stands in the composer at first. `me` is the address of whoever answers and is left out of a reply to all;
 * `wrote` is the line above the quotation.
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
  // Answering what one has sent oneself goes on with those who got it.
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

/** How many others than whoever reads it got a mail, for whether there is somebody to reply to besides. */
export function hasOtherRecipients(mail: Mail, me: string): boolean {
  return replyTo(mail, 'replyAll', { me, attribution: '' }).cc !== '';
}
