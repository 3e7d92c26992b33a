/** Where pictures of the ground come from, and whom to name for them. */
export interface TileSource {
  /** Address of one picture with the places `{z}`, `{x}` and `{y}` in it, numbered as most servers of tiles do. */
  readonly url: string;
  /** Shown on the map as it is: who has made the pictures, and under which licence. */
  readonly attribution: string;
}

const places = ['{z}', '{x}', '{y}'];
const longestAttribution = 120;

/** Whether an address is one of this site, of a secure other one, or of this machine. */
function isSafe(url: string): boolean {
  if (/^\/(?!\/)/.test(url)) return true;
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return false;
  return (
    parsed.protocol === 'https:' || (parsed.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(parsed.hostname))
  );
}

/**
 * The source of tiles that a build is set to by `VITE_TILES_URL` and `VITE_TILES_ATTRIBUTION`; nothing where it is set
 * to none. Throws where the settings cannot work, so that a build stops instead of a map.
 */
export function readTileSettings(url: string | undefined, attribution: string | undefined): TileSource | undefined {
  if (!url) return undefined;
  // A place in the name of the host would need the policy of the page to allow hosts that nobody has named.
  const host = /^(?:[a-z]+:)?\/\/[^/]*/i.exec(url)?.[0] ?? '';
  if (!isSafe(url) || /[{}]/.test(host) || places.some((place) => url.split(place).length !== 2)) {
    throw new Error(
      `VITE_TILES_URL is "${url}". It must be an https address, or a path of this site, with {z}, {x} and {y} once each behind the host, such as https://tiles.example/{z}/{x}/{y}.png.`,
    );
  }
  const text = attribution?.trim() ?? '';
  if (text === '' || text.length > longestAttribution) {
    throw new Error(
      `VITE_TILES_ATTRIBUTION is "${text}". Whoever makes the tiles must be named on the map, in at most ${longestAttribution} characters, such as "© OpenStreetMap contributors".`,
    );
  }
  return { url, attribution: text };
}

/** The other host that pictures of a source come from; nothing where they are this site's own. */
export function tileOrigin(source: TileSource | undefined): string | undefined {
  return source && !source.url.startsWith('/') ? URL.parse(source.url)?.origin : undefined;
}
