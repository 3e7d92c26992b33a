import { StaticPage } from '#modules/static-pages/StaticPage';

import { Coverage } from './Coverage';

/** `/about-us` (directory 2.18): the text, and how much the directory contains today. */
export function Component() {
  return (
    <StaticPage page="about">
      <Coverage />
    </StaticPage>
  );
}
