import { lazyPart } from '#lib/react/lazyComponent';

/** The form, fetched when somebody begins to change shortcuts: most only follow them. */
export const formPart = lazyPart(() => import('./ShortcutForm').then((part) => part.ShortcutForm));
