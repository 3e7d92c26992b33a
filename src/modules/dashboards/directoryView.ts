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

/** Id of the list of facilities, to which links to its pages lead. */
export const checkedFacilitiesId = 'checked-facilities';

/** The address of a page of facilities, at their list: without it the dashboard would start at its top again. */
export const checkedFacilitiesHref = (view: DirectoryView): string =>
  `${directoryParams.href(paths.directoryDashboard, view)}#${checkedFacilitiesId}`;
