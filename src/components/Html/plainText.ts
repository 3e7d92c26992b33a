import { inertDocument } from '#lib/browser/trustedTypes';

const breaking = 'p, div, br, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre';

/** Whether a text can contain HTML: without these characters it needs no parsing. */
export const hasMarkup = (text: string) => /[<&\0]/.test(text);

function words(html: string): string {
  if (!hasMarkup(html)) return html;
  const { body } = inertDocument(html);
  for (const silent of body.querySelectorAll('script, style, template, noscript, iframe, svg, math')) silent.remove();
  for (const element of body.querySelectorAll(breaking)) element.after('\n');
  return body.textContent;
}

/** Text content of HTML; executes and loads nothing. */
export function plainText(html: string): string {
  return words(html)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
