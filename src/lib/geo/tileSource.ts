import type { TileSource } from './tileSettings';

const url = import.meta.env.VITE_TILES_URL;
const attribution = import.meta.env.VITE_TILES_ATTRIBUTION;

/** The tile source of this build; by default none, and maps render bundled geometry. */
export const tileSource: TileSource | undefined = url && attribution ? { url, attribution } : undefined;
