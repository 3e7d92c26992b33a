// Characters that browsers strip from a URL, so that "java\nscript:" would run.
const isHidden = (character: string) => character <= ' ' || character === '\u007f' || character === '\\';

// The first segment has neither a colon nor a dot: `javascript:…` and `www.example.org` are no paths of this app.
const relativePath = /^[\p{L}\p{N}_~-]+(?:[/?#]|$)/u;

/** The URL of a link: a path without its leading slash (`apps/mailbox`) is read from the root (ruling on shortcut links). */
export function shortcutHref(link: string): string {
  return relativePath.test(link) ? `/${link}` : link;
}

/**
 * Whether a shortcut may link there: a path of this app, with or without its leading slash (`/home`, `apps/mailbox`), a
 * web URL (`https://…`) or an e-mail address (`mailto:…`). Everything else is rejected, above all `javascript:`.
 */
export function isShortcutLink(link: string): boolean {
  if ([...link].some(isHidden)) return false;
  if (relativePath.test(link)) return true;
  if (link.startsWith('/')) return !link.startsWith('//');
  if (!URL.canParse(link)) return false;
  return /^mailto:[^@\s]+@[^@\s]+$/i.test(link) || /^https?:\/\/[^/]/i.test(link);
}
