import { lazyComponent } from '#lib/react/lazyComponent';

/** The panel of the quick chat, loaded on hover or focus. */
export const lazyChatWindow = lazyComponent(() => import('./ChatWindow').then((part) => part.ChatWindow));
