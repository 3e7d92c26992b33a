/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base address of a real server; empty: the local back end answers. */
  readonly VITE_API_URL?: string;
  /** Where the site is known to the world, as `https://facilities.example`; empty: where the page was opened. */
  readonly VITE_SITE_ORIGIN?: string;
  /** Address of map tiles, as `https://tiles.example/{z}/{x}/{y}.png`; empty: maps are drawn from bundled geometry. */
  readonly VITE_TILES_URL?: string;
  /** Who is named on the map for them. */
  readonly VITE_TILES_ATTRIBUTION?: string;
  /** Address of the script that fills ad slots, as `https://ads.example/client.js`; empty: there are no ads. */
  readonly VITE_AD_CLIENT?: string;
}
