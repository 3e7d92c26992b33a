import { lazyPart } from '#lib/react/lazyComponent';

/** What stands over every page; fetched by whoever has something to show there (`showOver`). */
export const overPart = lazyPart(() => import('./OverlayHost').then(({ Over }) => Over));
