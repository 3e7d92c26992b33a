/** Namespaces of the console's frame and of what stands in it; one file for each language holds them all. */
export const shellNamespaces = [
  'app-home',
  'app-navigation',
  'app-shell',
  'chat',
  'global-search',
  'notices',
  'settings',
  'shortcuts',
  'user',
] as const;
