// Characters that browsers strip from a URL, so that "java\nscript:" would run.
const isHidden = (character: string) => character <= ' ' || character === '\u007f' || character === '\\';

/**
 * Whether a shortcut may link there: a path of this app (`/home`), a web URL (`https://…`) or an e-mail address
 * (`mailto:…`). Everything else is rejected, above all `javascript:`.
 */
export function isShortcutLink(link: string): boolean {
  if ([...link].some(isHidden)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  if (/^mailto:/i.test(link)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(link);
  return /^https?:\/\/[^/]/i.test(link) && URL.canParse(link);
}
