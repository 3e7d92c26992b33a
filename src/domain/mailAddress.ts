import { isEmail } from './emailAddress';

/** Sender or recipient; `name` is empty when unknown. */
export interface MailAddress {
  name: string;
  email: string;
}

/**
 * Parses `Ada Lindqvist <ada@orvela.example>` or `ada@orvela.example`; any other text becomes a name without an
 * address.
 */
export function parseAddress(text: string): MailAddress {
  const trimmed = text.trim();
  const [, name = '', email] = /^(.*?)\s*<([^<>]*)>$/.exec(trimmed) ?? [];
  if (email !== undefined) return { name: name.replaceAll(/^"|"$/g, '').trim(), email: email.trim() };
  return isEmail(trimmed) ? { name: '', email: trimmed } : { name: trimmed, email: '' };
}

/** Whether a text is a valid recipient, with or without a name. */
export function isAddress(text: string): boolean {
  return isEmail(parseAddress(text).email);
}

/** Inverse of `parseAddress`. Drops commas and brackets, which would end the name. */
export function formatAddress({ name, email }: MailAddress): string {
  const plain = name
    .replaceAll(/[<>,;"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain === '' ? email : `${plain} <${email}>`;
}

/** Splits an address field of a mail at its separators. */
export function splitAddresses(field: string): string[] {
  return field
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Joins addresses to the value of an address field. */
export function joinAddresses(addresses: readonly string[]): string {
  return addresses.join(', ');
}

/** The name of an address, or the e-mail address if it has none. */
export function displayName(address: string): string {
  const { name, email } = parseAddress(address);
  return name === '' ? email : name;
}

/** Whether two texts have the same e-mail address. */
export function isSameMailbox(one: string, other: string): boolean {
  return parseAddress(one).email.toLowerCase() === parseAddress(other).email.toLowerCase();
}
