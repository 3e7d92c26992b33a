import type { LoaderFunctionArgs } from 'react-router-dom';

import type { GuardName } from './middleware';

/**
 * What makes a route guarded: `{ path, ...guarded('authenticated'), lazy }`. The guards are asked in this order, before
 * the page is shown, on every way to it and whenever the session changes. Their code comes with the first guarded page.
 */
export function guarded(...names: readonly GuardName[]) {
  return {
    loader: async (where: LoaderFunctionArgs) => (await import('./middleware')).runGuards(names, where),
    // The router would keep what a surrounding route has loaded; who may be there is asked every time.
    shouldRevalidate: () => true,
  };
}
