import { paths } from '#domain/paths';
import { choiceParam, listParams, pageParam } from '#lib/router/listParams';

import { checkAges } from './checkAges';
import type { CheckAge } from './checkAges';

/** The choices of the directory dashboard. */
export interface DirectoryView {
  /** Age of the last check of the facilities that are listed. */
  checked: CheckAge;
  /** Page of these facilities. */
  page: number;
}

/** The choices of the directory dashboard in its address. */
export const directoryParams = listParams<DirectoryView>({
  checked: choiceParam(checkAges, 'older'),
  page: pageParam,
});

/** The address of the dashboard with these choices. */
export const directoryHref = (view: DirectoryView): string => directoryParams.href(paths.directoryDashboard, view);
