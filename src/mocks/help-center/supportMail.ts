import type { DataLanguage } from '#mocks/core/localized';

import type { StoredTicket } from './store';

/** The copy of a request, for the person who sent it. */
export function supportMailText(
  { number, name, subject, message }: StoredTicket,
  files: readonly string[],
  language: DataLanguage,
) {
  const paragraphs = message.split(/\n+/).filter((line) => line.trim() !== '');
  if (language === 'tr') {
    return {
      greeting: `Merhaba ${name},`,
      subject: `Talebinizi aldık: ${subject} (${number})`,
      lines: [
        `Destek talebinizi aldık. Talep numaranız ${number}; bize yeniden yazarsanız bu numarayı belirtin.`,
        'Gönderdiğiniz mesaj:',
        ...paragraphs,
        ...(files.length > 0 ? [`Ekler: ${files.join(', ')}`] : []),
      ],
      link: 'Yardım merkezini aç',
    };
  }
  return {
    greeting: `Hello ${name},`,
    subject: `We’ve received your request: ${subject} (${number})`,
    lines: [
      `We’ve received your request. Your ticket number is ${number}; please quote it if you write to us again.`,
      'This is what you sent us:',
      ...paragraphs,
      ...(files.length > 0 ? [`Attachments: ${files.join(', ')}`] : []),
    ],
    link: 'Open the help centre',
  };
}
