/**
 * Where the site is known to the world, without a slash at the end: `VITE_SITE_ORIGIN` of the build, or where the page
 * was opened. `undefined` where neither is known, as in a page that is drawn at build without the setting.
 */
export function siteOrigin(): string | undefined {
  const set = import.meta.env.VITE_SITE_ORIGIN;
  if (set) return new URL(set).origin;
  return typeof location === 'undefined' ? undefined : location.origin;
}
