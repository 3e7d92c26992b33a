import { createStore } from '#lib/store/createStore';

/** What stands at the end of navigation items, by their ids: how many mails are unread, for example. */
export const navigationBadges = createStore<Readonly<Record<string, string>>>({});

/** Shows a count beside an entry of the navigation; none for zero. */
export function setNavigationBadge(id: string, count: number | undefined): void {
  const { [id]: _before, ...others } = navigationBadges.get();
  const text = count !== undefined && count > 99 ? '99+' : String(count);
  navigationBadges.set(count === undefined || count === 0 ? others : { ...others, [id]: text });
}
