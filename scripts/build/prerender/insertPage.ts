import { prerenderedTextsId } from '../../../src/app/i18n/prerenderedTexts.ts';
import type { PrerenderedTexts } from '../../../src/app/i18n/prerenderedTexts.ts';

export interface InsertOptions {
  /** Address of the page; absent for the one that servers respond with at every unknown address. */
  pathname?: string;
  /** Leaves out the metadata. */
  anonymous?: boolean;
  /** Metadata beside that of the rendered page. */
  head?: string;
  /** Texts the application needs to hydrate the page. */
  texts?: PrerenderedTexts;
  /** Templates with the content of other addresses. */
  templates?: string;
  /** The application replaces the content when its data have loaded. */
  published?: boolean;
  /** There is a file with the text of each guide of the help centre. */
  hasGuides?: boolean;
}

/** An element with the texts of a page. Browsers do not execute it, and no text can end it. */
const textsElement = (texts: PrerenderedTexts) =>
  `<script type="application/json" id="${prerenderedTextsId}">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`;

const place = '<div id="root"></div>';

/** Inserts elements at the end of a page's head. */
export function appendToHead(page: string, elements: readonly string[]): string {
  return page.replace('</head>', () => [...elements, '</head>'].join('\n'));
}

/** Inserts the rendered HTML into `#root`; its title and metadata go into the head. */
export function insertPage(html: string, rendered: string, options: InsertOptions = {}): string {
  const { pathname, anonymous = false, head: more = '', texts, templates = '', published, hasGuides } = options;
  if (!html.includes(place))
    throw new Error(`index.html does not hold ${place}, so a page cannot be rendered into it.`);
  // The policy allows the inline scripts and styles of index.html as built, and no such attributes at all.
  const forbidden = /<(?:script|style)\b|<[a-z][^>]*\s(?:style|on[a-z]+)="/i.exec(rendered)?.[0];
  if (forbidden)
    throw new Error(`A prerendered page holds ${forbidden}…, which its policy stops: use a class instead.`);
  const titles = rendered.match(/<title>[^<]*<\/title>/g) ?? [];
  const metadata = [
    ...rendered.matchAll(/<(?:meta|link)\b(?! rel="preload")[^>]*>/g),
    ...more.matchAll(/<(?:meta|link)\b[^>]*>|<script\b[^>]*>[^<]*<\/script>/g),
  ];
  // The script of the page finds these elements by the mark and removes them where another page is shown.
  const marked = metadata.map(([element]) => element.replace(' ', ' data-prerendered-head '));
  const head = [...titles.slice(-1), ...(anonymous ? [] : marked)].join('\n    ');
  const content = rendered.replaceAll(/<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g, '');
  // A replacement string would interpret the page's dollar signs.
  const filled = html.replace(
    place,
    () => `<div id="root">${content}</div>${texts ? textsElement(texts) : ''}${templates}`,
  );
  const titled = titles.length > 0 ? filled.replace(/<title>[^<]*<\/title>/, () => head) : filled;
  const marks = [
    ...(pathname === undefined ? [] : [`data-page="${pathname}" `]),
    ...(published ? ['data-published '] : []),
    ...(hasGuides ? ['data-guides '] : []),
    ...(texts ? [`data-texts="${texts.language}" `] : []),
  ];
  return titled.replace('<html ', () => `<html ${marks.join('')}`);
}
