/** Where map tiles come from, and their attribution. */
export interface TileSource {
  /** URL template of a tile with `{z}`, `{x}` and `{y}`, in the usual numbering. */
  readonly url: string;
  /** Shown on the map as it is: author and licence of the tiles. */
  readonly attribution: string;
}

const placeholders = ['{z}', '{x}', '{y}'];
const maxAttributionLength = 120;

/** Whether a URL is of this site, uses HTTPS, or is of this machine. */
function isSafe(url: string): boolean {
  if (/^\/(?!\/)/.test(url)) return true;
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return false;
  return (
    parsed.protocol === 'https:' || (parsed.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(parsed.hostname))
  );
}

/**
 * The tile source configured by `VITE_TILES_URL` and `VITE_TILES_ATTRIBUTION`; `undefined` without one. Throws for
 * invalid settings, so that the build fails instead of a map.
 */
export function readTileSettings(url: string | undefined, attribution: string | undefined): TileSource | undefined {
  if (!url) return undefined;
  // A placeholder in the host name would need a security policy that allows unknown hosts.
  const host = /^(?:[a-z]+:)?\/\/[^/]*/i.exec(url)?.[0] ?? '';
  if (!isSafe(url) || /[{}]/.test(host) || placeholders.some((placeholder) => url.split(placeholder).length !== 2)) {
    throw new Error(
      `VITE_TILES_URL is "${url}". It must be an https URL, or a path of this site, with {z}, {x} and {y} once each after the host, such as https://tiles.example/{z}/{x}/{y}.png.`,
    );
  }
  const text = attribution?.trim() ?? '';
  if (text === '' || text.length > maxAttributionLength) {
    throw new Error(
      `VITE_TILES_ATTRIBUTION is "${text}". The map must credit the tile provider, in 1 to ${maxAttributionLength} characters, such as "© OpenStreetMap contributors".`,
    );
  }
  return { url, attribution: text };
}

/** The origin of a tile source; `undefined` if it is this site. */
export function tileOrigin(source: TileSource | undefined): string | undefined {
  return source && !source.url.startsWith('/') ? URL.parse(source.url)?.origin : undefined;
}
