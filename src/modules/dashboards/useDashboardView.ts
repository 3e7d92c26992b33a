import { useLocation, useNavigate } from 'react-router-dom';

import type { ListParams } from '#lib/router/listParams';
import { preserveFocus } from '#lib/router/preserveFocus';

/** The choices of a dashboard, which are in its address, and a function that changes some of them there. */
export function useDashboardView<View extends object>(
  params: ListParams<View>,
  path: string,
): [view: View, setView: (change: Partial<View>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = params.parse(search);
  return [
    view,
    (change) =>
      void navigate(params.href(path, { ...view, ...change }), {
        replace: true,
        preventScrollReset: true,
        state: preserveFocus,
      }),
  ];
}
