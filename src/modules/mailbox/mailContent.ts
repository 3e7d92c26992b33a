import { plainText } from '#components/Html';

import type { Mail } from './api';

const snippetLength = 160;

/** What a mail says without its markup, for a line in a list. */
export function snippet({ content, contentType }: Mail): string {
  // A long mail need not be read to its end for this.
  const start = content.slice(0, 2000);
  const text = contentType === 'text/html' ? plainText(start) : start;
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, snippetLength);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A mail's content as HTML: blank lines make paragraphs of a plain text. */
export function toHtml({ content, contentType }: Pick<Mail, 'content' | 'contentType'>): string {
  if (contentType === 'text/html') return content;
  return content
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/[&<>]/g, (char) => entities[char] ?? char).replaceAll('\n', '<br>'))
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
