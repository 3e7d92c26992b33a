/**
 * Public origin of the site without a trailing slash: `VITE_SITE_ORIGIN` of the build, otherwise the current origin.
 * `undefined` if neither is known, as when prerendering without the setting.
 */
export function siteOrigin(): string | undefined {
  const set = import.meta.env.VITE_SITE_ORIGIN;
  if (set) return new URL(set).origin;
  return typeof location === 'undefined' ? undefined : location.origin;
}
