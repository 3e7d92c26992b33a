/**
 * Where an address leads: a route of this app, a fragment of this page, a phone, mail or map app, a file of this site,
 * another site, or an unsafe scheme.
 */
export type HrefKind = 'route' | 'fragment' | 'contact' | 'file' | 'site' | 'unsafe';

const scheme = /^[a-z][a-z\d+.-]*:/i;

/** Classifies an address by what opening it does; any scheme that could run a script is `unsafe`. */
export function hrefKind(href: string, origin = globalThis.location?.origin ?? ''): HrefKind {
  // Browsers strip tabs and line breaks inside a URL and trim invisible characters around it, so "java\nscript:" runs.
  const address = [...href].filter((character) => character > ' ').join('');
  if (address.startsWith('#')) return 'fragment';
  if (/^[\\/]{2}/.test(address)) return 'site';
  if (!scheme.test(address)) return 'route';
  if (/^(mailto|tel|geo):/i.test(address)) return 'contact';
  if (!/^https?:/i.test(address)) return 'unsafe';
  return URL.parse(address)?.origin === origin ? 'file' : 'site';
}
