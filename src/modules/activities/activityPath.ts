import { paths } from '#domain/paths';
import { listParam, listParams } from '#lib/router/listParams';
import type { ListParam } from '#lib/router/listParams';

import { activityKinds, activityLimits } from './activityKinds';
import type { ActivityKind } from './activityKinds';

/** Which activities are listed: those of any of the kinds and of any of the people. Empty lists filter nothing. */
export interface ActivityFilter {
  kinds: readonly ActivityKind[];
  /** Ids of people. */
  people: readonly string[];
}

const words = listParam(activityLimits.people);
const kinds: ListParam<readonly ActivityKind[]> = {
  defaultValue: [],
  parse: (text) => activityKinds.filter((kind) => text.split(',').includes(kind)),
  format: (values) => values.join(','),
};
const params = listParams<ActivityFilter>({ kinds, people: words });

/** Parses the filter in an address; never fails. */
export const parseActivityFilter = (search: string | URLSearchParams): ActivityFilter => params.parse(search);

/** The address of the activities with a filter. */
export const activitiesHref = (filter: ActivityFilter): string => params.href(paths.activities, filter);
