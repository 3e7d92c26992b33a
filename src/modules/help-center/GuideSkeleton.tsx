import { Skeleton } from '#components/Skeleton';

import * as page from './HelpPage.css';

/** Keeps the place of a guide. */
export function GuideSkeleton() {
  return (
    <div className={page.root}>
      <div className={page.header}>
        <Skeleton width="medium" />
        <div className={page.title}>
          <Skeleton width="wide" />
        </div>
        <div className={page.lead}>
          <Skeleton width="full" />
        </div>
        <Skeleton width="narrow" />
      </div>
      <div className={page.header}>
        <Skeleton lines={4} />
        <Skeleton lines={6} />
        <Skeleton lines={5} />
        <Skeleton lines={6} />
      </div>
    </div>
  );
}
