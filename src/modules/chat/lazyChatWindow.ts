import { lazyPart } from '#lib/react/lazyComponent';

/** The panel of the quick chat, fetched when somebody reaches for it. */
export const chatWindow = lazyPart(() => import('./ChatWindow').then((part) => part.ChatWindow));
