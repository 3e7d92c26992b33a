// What a browser skips or trims inside an address, so that "java\nscript:" would run.
const isHidden = (character: string) => character <= ' ' || character === '\u007f' || character === '\\';

/**
 * Whether a shortcut may lead there: a path of this app (`/home`), a web address (`https://…`) or a mail address
 * (`mailto:…`). All else is refused, `javascript:` first.
 */
export function isShortcutLink(link: string): boolean {
  if ([...link].some(isHidden)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  if (/^mailto:/i.test(link)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(link);
  return /^https?:\/\/[^/]/i.test(link) && URL.canParse(link);
}
