/** What a `mailto:` link fills in. */
export interface MailtoLink {
  /** Addresses, separated by commas. */
  to: string;
  subject: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign is one.
    return text;
  }
}

/** Parses a `mailto:` link (RFC 6068); `undefined` for every other address. */
export function parseMailto(href: string): MailtoLink | undefined {
  const [, addresses = '', query = ''] = /^mailto:([^?#]*)(?:\?([^#]*))?/i.exec(href.trim()) ?? [];
  if (!/^mailto:/i.test(href.trim())) return undefined;
  // Not `URLSearchParams`, which takes a plus sign for a space.
  const subject = query
    .split('&')
    .map((part) => /^subject=(.*)$/i.exec(part)?.[1])
    .find((value) => value !== undefined);
  return { to: decode(addresses), subject: decode(subject ?? '') };
}
