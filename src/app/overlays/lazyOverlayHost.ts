import { lazyComponent } from '#lib/react/lazyComponent';

/** What stands over every page; fetched by whoever has something to show there (`showOver`). */
export const lazyOverlayHost = lazyComponent(() => import('./OverlayHost').then(({ OverlayHost }) => OverlayHost));
