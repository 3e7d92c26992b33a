import { lazyComponent } from '#lib/react/lazyComponent';

/** The form, fetched when somebody begins to change shortcuts: most only follow them. */
export const lazyShortcutForm = lazyComponent(() => import('./ShortcutForm').then((part) => part.ShortcutForm));
