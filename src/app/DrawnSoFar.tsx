import { useLocation } from 'react-router-dom';

import { DrawnContent } from '#lib/DrawnContent';

import { Starting } from './Starting';

/** What the build has drawn of the first page, while the router asks whether it may be shown; else what `Starting` shows. */
export function DrawnSoFar() {
  const { pathname } = useLocation();
  return (
    <DrawnContent at={pathname}>
      <Starting />
    </DrawnContent>
  );
}
