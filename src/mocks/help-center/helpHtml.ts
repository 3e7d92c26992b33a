import { headingId } from '#lib/text/headingId';

import type { HelpSection } from './helpDocument';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words of our own HTML on one line; needs no document, because the build has none. */
export function plainLine(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|li|ol|ul|h[2-6]|br|pre|blockquote|table|tr|t[dh])\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (written, name: string) => entities[name] ?? written)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Cuts a text at its headings, and gives each the id that it has on the page. */
export function splitSections(html: string): HelpSection[] {
  const seen = new Map<string, number>();
  const [before = '', ...rest] = html.split(/<h[23]\b[^>]*>(.*?)<\/h[23]>/s);
  const sections: HelpSection[] = [{ heading: '', anchor: null, text: plainLine(before) }];
  for (let at = 0; at < rest.length; at += 2) {
    const heading = plainLine(rest[at] ?? '');
    sections.push({ heading, anchor: headingId(heading, seen), text: plainLine(rest[at + 1] ?? '') });
  }
  return sections;
}

/** Words that people read in a minute. */
const wordsPerMinute = 200;

/** Whole minutes to read a text, at least 1. */
export function readingMinutes(html: string): number {
  const words = plainLine(html).match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
