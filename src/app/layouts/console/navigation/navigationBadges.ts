import { createStore } from '#lib/store/createStore';

/** What stands at the end of navigation items, by their ids: how many mails are unread, for example. */
export const navigationBadges = createStore<Readonly<Record<string, string>>>({});
