import { plainText } from '#components/Html';
import type { OutlineEntry } from '#components/internal/markdownOutline';
import { headingId } from '#lib/text/headingId';

/** The headings of an HTML text, in order, with the ids that `Html` gives them. */
export function htmlOutline(html: string): OutlineEntry[] {
  const seen = new Map<string, number>();
  return [...html.matchAll(/<h([2-6])\b([^>]*)>(.*?)<\/h\1>/gis)].map(([, level, attributes = '', inner = '']) => {
    const text = plainText(inner).replaceAll('\n', ' ');
    const [, own] = /\bid="([^"]+)"/i.exec(attributes) ?? [];
    return { level: Number(level), text, id: own ?? headingId(text, seen) };
  });
}
