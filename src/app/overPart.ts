import { lazyPart } from '#lib/lazyPart';

/** What stands over every page; fetched by whoever has something to show there (`showOver`). */
export const overPart = lazyPart(() => import('./Over').then(({ Over }) => Over));
