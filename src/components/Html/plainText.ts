const breaking = 'p, div, br, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre';

/** What HTML says without its looks; it runs nothing and fetches nothing. */
export function plainText(html: string): string {
  // A document made by the parser is inert: no script runs in it and no picture is fetched.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of body.querySelectorAll('script, style, template, noscript, iframe, svg, math')) silent.remove();
  for (const element of body.querySelectorAll(breaking)) element.after('\n');
  return body.textContent
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
