/** Where the site is known to the world; without the setting the address that the preview has. Throws where it is none. */
export function siteOf(origin: string | undefined, port: number): string {
  const known = origin ? URL.parse(origin) : URL.parse(`http://localhost:${port}`);
  if (known === null || !/^https?:$/.test(known.protocol)) {
    throw new Error(`VITE_SITE_ORIGIN is "${origin}". It must be an address such as https://facilities.example.`);
  }
  return known.origin;
}
