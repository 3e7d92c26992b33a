import { lazyComponent } from '#lib/react/lazyComponent';

/** The panel of the quick chat, fetched when somebody reaches for it. */
export const lazyChatWindow = lazyComponent(() => import('./ChatWindow').then((part) => part.ChatWindow));
