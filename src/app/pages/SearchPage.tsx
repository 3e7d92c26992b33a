import { RecentlyViewed } from '#modules/facility/RecentlyViewed';
import { Shortlist } from '#modules/facility/Shortlist';
import { loader as readSearch, SearchPage } from '#modules/facility-search/SearchPage';

export const loader = readSearch;

/** `/search/facility`: the search, put together with the facilities that were saved and seen on this device. */
export function Component() {
  return <SearchPage shortlist={<Shortlist />} recentlyViewed={<RecentlyViewed />} />;
}
