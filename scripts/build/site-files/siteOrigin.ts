/**
 * Returns the public origin of the site, by default the address of the preview server. Throws if the setting is not an
 * origin.
 */
export function siteOf(origin: string | undefined, port: number): string {
  const known = origin ? URL.parse(origin) : URL.parse(`http://localhost:${port}`);
  if (known === null || !/^https?:$/.test(known.protocol)) {
    throw new Error(`VITE_SITE_ORIGIN is "${origin}". It must be an address such as https://facilities.example.`);
  }
  return known.origin;
}
