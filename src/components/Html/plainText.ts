import { inertDocument } from '#lib/browser/trustedTypes';

const breaking = 'p, div, br, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre';

/** Whether a text is HTML at all: without these it says what it says, and there is nothing to parse. */
export const hasMarkup = (text: string) => /[<&\0]/.test(text);

function words(html: string): string {
  if (!hasMarkup(html)) return html;
  const { body } = inertDocument(html);
  for (const silent of body.querySelectorAll('script, style, template, noscript, iframe, svg, math')) silent.remove();
  for (const element of body.querySelectorAll(breaking)) element.after('\n');
  return body.textContent;
}

/** What HTML says without its looks; it runs nothing and fetches nothing. */
export function plainText(html: string): string {
  return words(html)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
