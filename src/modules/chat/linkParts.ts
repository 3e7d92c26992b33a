/** A part of a text; with an address if it is a link. */
export interface TextPart {
  /** Position in the text. */
  start: number;
  text: string;
  href?: string;
}

const address = /https?:\/\/[^\s<>"]+|www\.[^\s<>"]+\.[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** Punctuation behind a link belongs to the sentence. */
const trailing = /[.,;:!?…'’”)\]}]+$/;

function withoutTrailing(text: string): string {
  const end = trailing.exec(text)?.[0] ?? '';
  const bare = text.slice(0, text.length - end.length);
  // A bracket that was opened in the address closes there: /wiki/Orvela_(country)
  return end.startsWith(')') && bare.split('(').length > bare.split(')').length ? `${bare})` : bare;
}

function hrefOf(text: string): string | undefined {
  const href = text.includes('@') && !/^(https?:|www\.)/i.test(text) ? `mailto:${text}` : text;
  const full = /^www\./i.test(href) ? `https://${href}` : href;
  return URL.canParse(full) ? full : undefined;
}

/** Splits a text at the web and email addresses in it. Only these become links: never any other scheme. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = withoutTrailing(match[0]);
    const href = hrefOf(found);
    if (href === undefined || found === '') continue;
    if (match.index > end) parts.push({ start: end, text: text.slice(end, match.index) });
    parts.push({ start: match.index, text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end) });
  return parts;
}
