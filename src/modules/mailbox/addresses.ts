/** One who writes or is written to. Without a name it is an empty text. */
export interface MailAddress {
  name: string;
  email: string;
}

const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;

/** Whether a text is one bare e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}

/** Reads `Ada Lindqvist <ada@orvela.example>` or `ada@orvela.example`; anything else is a name without an address. */
export function parseAddress(text: string): MailAddress {
  const trimmed = text.trim();
  const [, name = '', email] = /^(.*?)\s*<([^<>]*)>$/.exec(trimmed) ?? [];
  if (email !== undefined) return { name: name.replaceAll(/^"|"$/g, '').trim(), email: email.trim() };
  return isEmail(trimmed) ? { name: '', email: trimmed } : { name: trimmed, email: '' };
}

/** Whether a text is one address that can be written to, with or without a name. */
export function isAddress(text: string): boolean {
  return isEmail(parseAddress(text).email);
}

/** The opposite of `readAddress`. Commas and brackets would end the name, so it goes without. */
export function formatAddress({ name, email }: MailAddress): string {
  const plain = name
    .replaceAll(/[<>,;"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain === '' ? email : `${plain} <${email}>`;
}

/** The addresses of one field of a mail, which separates them by commas. */
export function splitAddresses(field: string): string[] {
  return field
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Puts addresses into one field of a mail. */
export function joinAddresses(addresses: readonly string[]): string {
  return addresses.join(', ');
}

/** What to call somebody in a list: the name, or the address where there is none. */
export function displayName(address: string): string {
  const { name, email } = parseAddress(address);
  return name === '' ? email : name;
}

/** Whether two texts name the same mailbox. */
export function isSameMailbox(one: string, other: string): boolean {
  return parseAddress(one).email.toLowerCase() === parseAddress(other).email.toLowerCase();
}
