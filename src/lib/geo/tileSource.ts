import type { TileSource } from './tileSettings';

const url = import.meta.env.VITE_TILES_URL;
const attribution = import.meta.env.VITE_TILES_ATTRIBUTION;

/** The tiles that this build draws its maps on; by default none, and every map is drawn from bundled geometry. */
export const tileSource: TileSource | undefined = url && attribution ? { url, attribution } : undefined;
