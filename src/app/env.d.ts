/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base address of a real server; empty: the local back end answers. */
  readonly VITE_API_URL?: string;
  /** Where the site is known to the world, as `https://facilities.example`; empty: where the page was opened. */
  readonly VITE_SITE_ORIGIN?: string;
}
