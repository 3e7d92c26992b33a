import { plainText } from '#components/Html';
import { escapeHtml } from '#lib/text/escapeHtml';

import type { Mail } from './api';

const snippetLength = 160;

/** The start of a mail as plain text, for a row in a list. */
export function snippet({ content, contentType }: Mail): string {
  // Avoid parsing all of a long mail.
  const start = content.slice(0, 2000);
  const text = contentType === 'text/html' ? plainText(start) : start;
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, snippetLength);
}

/** A mail's content as HTML; in plain text, blank lines separate paragraphs. */
export function toHtml({ content, contentType }: Pick<Mail, 'content' | 'contentType'>): string {
  if (contentType === 'text/html') return content;
  return content
    .split(/\n{2,}/)
    .map((paragraph) => escapeHtml(paragraph).replaceAll('\n', '<br>'))
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
