import { inertDocument } from '#lib/browser/trustedTypes';
import { headingId } from '#lib/text/headingId';

import type { OutlineEntry } from './markdownOutline';

/** The headings of an HTML text, in order, with the ids that `Html` gives them. */
export function htmlOutline(html: string): OutlineEntry[] {
  const seen = new Map<string, number>();
  return [...inertDocument(html).body.querySelectorAll('h2, h3, h4, h5, h6')].map((heading) => ({
    level: Number(heading.localName.slice(1)),
    text: heading.textContent.trim(),
    id: heading.id || headingId(heading.textContent, seen),
  }));
}
