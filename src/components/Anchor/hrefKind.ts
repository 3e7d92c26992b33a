/** Where an address leads: a route of this app, a place on this page, a phone, mail or map program, this site's files, another site, or nowhere safe. */
export type HrefKind = 'route' | 'fragment' | 'contact' | 'file' | 'site' | 'unsafe';

const scheme = /^[a-z][a-z\d+.-]*:/i;

/** Sorts an address by what opening it means; anything that could run a script is `unsafe`. */
export function hrefKind(href: string, origin = globalThis.location?.origin ?? ''): HrefKind {
  // Browsers drop tabs and line ends inside an address and trim what cannot be seen, so "java\nscript:" runs.
  const address = [...href].filter((character) => character > ' ').join('');
  if (address.startsWith('#')) return 'fragment';
  if (/^[\\/]{2}/.test(address)) return 'site';
  if (!scheme.test(address)) return 'route';
  if (/^(mailto|tel|geo):/i.test(address)) return 'contact';
  if (!/^https?:/i.test(address)) return 'unsafe';
  return URL.parse(address)?.origin === origin ? 'file' : 'site';
}
