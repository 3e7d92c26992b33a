import { layoutNames, parseLayout } from '#lib/appearance/layoutChoice';
import type { LayoutName } from '#lib/appearance/layoutChoice';

/** Everything that may have a say in which layout a page gets. */
export interface LayoutWishes {
  /** What was remembered on this device, or the start value of the configuration. */
  configured: LayoutName;
  /** What an address asked for earlier in this session. */
  session?: LayoutName | undefined;
  /** The query parameter `layout` of the address; without a value it asks for nothing. */
  query?: string | null | undefined;
  /** `handle` of the matched routes, the outermost first. */
  handles?: readonly unknown[];
}

/** The layout a page gets. */
export interface ChosenLayout {
  name: LayoutName;
  /** Asked for by the address or a route, but there is none of that name. */
  unknown?: string;
}

function wishOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('layout' in handle)) return undefined;
  return typeof handle.layout === 'string' ? handle.layout : undefined;
}

/**
 * Configuration, stronger the query parameter, strongest the route data, of which the deepest counts. The strongest
 * wish is the only one looked at: if it names no layout, the configured one is shown.
 */
export function chooseLayout({ configured, session, query, handles = [] }: LayoutWishes): ChosenLayout {
  const wish = handles.map(wishOf).findLast((name) => name !== undefined) ?? (query || session);
  if (wish === undefined) return { name: configured };
  const name = parseLayout(wish);
  return name ? { name } : { name: configured, unknown: wish };
}

/** What the console says of a layout that does not exist. */
export function unknownLayoutWarning(unknown: string, shown: LayoutName): string {
  return `There is no layout “${unknown}”, so “${shown}” is shown. Layouts are: ${layoutNames.join(', ')}.`;
}
