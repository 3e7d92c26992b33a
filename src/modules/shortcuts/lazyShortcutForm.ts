import { lazyComponent } from '#lib/react/lazyComponent';

/** The form, loaded when editing starts: most people only follow shortcuts. */
export const lazyShortcutForm = lazyComponent(() => import('./ShortcutForm').then((part) => part.ShortcutForm));
