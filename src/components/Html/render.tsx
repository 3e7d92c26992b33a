import DOMPurify from 'dompurify';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

import { Link } from '#components/Link';
import { headingId } from '#lib/text/headingId';
import { sanitiserPolicy } from '#lib/browser/trustedTypes';

import { hasMarkup } from './plainText';
import { ScrollingCode } from './ScrollingCode';
import { ScrollingTable } from './ScrollingTable';

/** How the headings of a text fit into the surrounding page. */
export type HeadingOptions = {
  /** Added to every heading level. */
  offset?: number;
  /** Gives each heading an id for links. */
  ids?: boolean;
};

export type RenderOptions = {
  /** Keeps only phrasing elements and unwraps the rest. */
  inline?: boolean;
  /** Keeps pictures of this site, with their captions. */
  pictures?: boolean;
};

const prose = ['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'h5', 'h6'];
const phrases = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code', 'kbd', 'mark', 'abbr'];
const attributes = ['id', 'href', 'lang', 'dir', 'title', 'align', 'colspan', 'rowspan', 'start'];
const figures = ['figure', 'figcaption', 'img'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** A picture of this site: anything else would tell another site who reads the text. */
const ownPicture = /^\/[\w-]+(?:\/[\w-]+)*\.(?:avif|jpe?g|png|svg|webp)$/;

function sanitise(html: string, { inline, pictures }: Required<RenderOptions>): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: inline ? ['br', 'span', ...phrases] : [...prose, ...phrases, ...tables, ...(pictures ? figures : [])],
    ALLOWED_ATTR: [...attributes, ...(pictures ? ['src', 'alt', 'width', 'height'] : [])],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: sanitiserPolicy,
  });
}

type Context = { headings: HeadingOptions; seen: Map<string, number>; tables: number; codes: number };

function count(element: Element, name: string): number | undefined {
  const value = Number(element.getAttribute(name) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 && value < 1000 ? value : undefined;
}

function toElement(element: Element, context: Context): ReactNode {
  const name = element.localName;
  const children = toNodes(element, context);
  const shared = {
    lang: element.getAttribute('lang') ?? undefined,
    dir: element.getAttribute('dir') ?? undefined,
    title: element.getAttribute('title') ?? undefined,
  };
  if (name === 'a') {
    const href = element.getAttribute('href');
    const text = createElement('span', shared, ...children);
    return href === null ? text : <Link href={href}>{text}</Link>;
  }
  const level = /^h([2-6])$/.exec(name)?.[1];
  if (level) {
    const { offset = 0, ids } = context.headings;
    const id = ids ? element.getAttribute('id') || headingId(element.textContent, context.seen) : undefined;
    const shifted = Math.min(6, Math.max(1, Number(level) + offset));
    return createElement(`h${shifted}`, { ...shared, id, 'data-level': level }, ...children);
  }
  if (name === 'table') {
    context.tables += 1;
    const headers = [...element.querySelectorAll('thead th')].map((cell) => cell.textContent.trim());
    const columns = element.querySelector('caption')?.textContent ?? headers.filter(Boolean).join(', ');
    return (
      <ScrollingTable number={context.tables} columns={columns}>
        {createElement('table', shared, ...children)}
      </ScrollingTable>
    );
  }
  if (name === 'pre') {
    context.codes += 1;
    return (
      <ScrollingCode number={context.codes} shared={shared}>
        {createElement(Fragment, null, ...children)}
      </ScrollingCode>
    );
  }
  if (name === 'br' || name === 'hr') return createElement(name);
  if (name === 'img') {
    const src = element.getAttribute('src') ?? '';
    const alt = element.getAttribute('alt') ?? '';
    if (!ownPicture.test(src)) return alt === '' ? null : alt;
    const size = { width: count(element, 'width'), height: count(element, 'height') };
    return <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />;
  }
  const cell = name === 'th' || name === 'td';
  return createElement(
    name,
    {
      ...shared,
      ...(cell && {
        colSpan: count(element, 'colspan'),
        rowSpan: count(element, 'rowspan'),
        'data-align': element.getAttribute('align') ?? undefined,
        scope: name === 'th' && element.closest('thead') ? 'col' : undefined,
      }),
      ...(name === 'ol' && { start: count(element, 'start') }),
    },
    ...children,
  );
}

// React rejects whitespace text between table rows.
const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

function toNodes(parent: Node, context: Context): ReactNode[] {
  const skipsBlanks = parent instanceof Element && tableParts.has(parent.localName);
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Element) return [toElement(node, context)];
    if (!(node instanceof Text)) return [];
    return skipsBlanks && node.data.trim() === '' ? [] : [node.data];
  });
}

// Caches the lines of a list, which are rendered again each time its panel opens.
const lines = new Map<string, ReactNode>();
const mostLines = 400;

function line(html: string): ReactNode {
  const known = lines.get(html);
  if (known !== undefined) return known;
  const [oldest] = lines.keys();
  if (lines.size >= mostLines && oldest !== undefined) lines.delete(oldest);
  const drawn = draw(html, {}, { inline: true, pictures: false });
  lines.set(html, drawn);
  return drawn;
}

function draw(html: string, headings: HeadingOptions, options: Required<RenderOptions>): ReactNode {
  const nodes = toNodes(sanitise(html, options), { headings, seen: new Map(), tables: 0, codes: 0 });
  return createElement(Fragment, null, ...nodes);
}

/** Renders HTML from data as React elements: sanitised, with links through the router. */
export function render(
  html: string,
  headings: HeadingOptions = {},
  { inline = false, pictures = false }: RenderOptions = {},
): ReactNode {
  if (!hasMarkup(html)) return html;
  return inline ? line(html) : draw(html, headings, { inline, pictures });
}
