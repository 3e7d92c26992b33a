import { RecentlyViewed } from '#modules/facility/RecentlyViewed';
import { Shortlist } from '#modules/facility/Shortlist';
import { loader as readSearch, SearchPage } from '#modules/facility-search/SearchPage';

export const loader = readSearch;

/** `/search/facility`: the search, composed with the facilities saved and viewed on this device. */
export function Component() {
  return <SearchPage shortlist={<Shortlist />} recentlyViewed={<RecentlyViewed />} />;
}
