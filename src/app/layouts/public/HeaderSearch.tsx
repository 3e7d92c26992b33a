import { lazy, Suspense } from 'react';

import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

const BannerSearch = lazy(() =>
  import('#modules/facility-search/BannerSearch').then((module) => ({ default: module.BannerSearch })),
);

/** The search in the banner, on screens wide enough for it. */
export function HeaderSearch() {
  const wide = useMediaQuery(media.lgUp);
  return wide ? (
    <Suspense>
      <BannerSearch />
    </Suspense>
  ) : null;
}
