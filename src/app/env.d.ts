/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base address of a real server; empty: the local back end answers. */
  readonly VITE_API_URL?: string;
}
