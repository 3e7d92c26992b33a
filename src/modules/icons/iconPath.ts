import { paths } from '#domain/paths';
import { choiceParam, listParams, textParam } from '#lib/router/listParams';

import { iconSets, iconSetSlugs, iconSizes, setOfNamespace } from './iconSets';
import type { IconSetSlug, IconSize } from './iconSets';

/** A set, or all of them. */
export type IconView = IconSetSlug | 'all';

/** What an address of the icons restores. */
export interface IconAddress {
  view: IconView;
  /** Full name of the open icon, `feather:trash`. */
  icon: string | undefined;
  q: string;
  /** Size in the grid; empty: the one for which the set is drawn. */
  size: IconSize | '';
}

const query = listParams({ q: textParam(100), size: choiceParam(['', ...iconSizes], '') });

/** The set that opens without one in the address. */
const firstSet: IconSetSlug = 'heroicons-outline';

/** Whether the decoded path after `/ui/icons/` names a set, all of them, or none. */
export function isIconAddress(rest = ''): boolean {
  const [set = ''] = rest.split('/');
  return set === '' || set === 'all' || iconSetSlugs.some((slug) => slug === set);
}

/** Parses the decoded path after `/ui/icons/` with the query; never fails. Without a known set it is the first one. */
export function parseIconAddress(rest = '', search: string | URLSearchParams): IconAddress {
  const [set, icon = ''] = rest.split('/');
  const view = set === 'all' ? 'all' : (iconSetSlugs.find((slug) => slug === set) ?? firstSet);
  const fullName = view === 'all' || icon === '' ? icon : `${iconSets[view].namespace}:${icon}`;
  return { view, icon: fullName === '' ? undefined : fullName, ...query.parse(search) };
}

/** The address of a view with its open icon. Among all sets, the path of an icon has its full name. */
export function iconHref({ view, icon, q, size }: Partial<IconAddress> & { view: IconView }): string {
  const path = paths.iconSet.replace(':set', view);
  const name = view === 'all' ? icon : icon?.slice(icon.indexOf(':') + 1);
  return query.href(name === undefined ? path : `${path}/${encodeURIComponent(name)}`, {
    ...(q !== undefined && { q }),
    ...(size !== undefined && { size }),
  });
}

/** Splits a full name. */
export function splitIconName(fullName: string): { set: IconSetSlug | undefined; name: string } {
  const at = fullName.indexOf(':');
  return { set: setOfNamespace(fullName.slice(0, at)), name: fullName.slice(at + 1) };
}
