import { layoutNames, parseLayout } from '#lib/appearance/layoutChoice';
import type { LayoutName } from '#lib/appearance/layoutChoice';

/** The sources that can choose the layout of a page. */
export interface LayoutSources {
  /** The layout saved on this device, or the default of the configuration. */
  configured: LayoutName;
  /** The layout that a URL requested earlier in this session. */
  session?: LayoutName | undefined;
  /** The query parameter `layout`; ignored when it has no value. */
  query?: string | null | undefined;
  /** The `handle` of each matched route, outermost first. */
  handles?: readonly unknown[];
}

/** The layout of a page. */
export interface ChosenLayout {
  name: LayoutName;
  /** The requested name, if there is no such layout. */
  unknown?: string;
}

function layoutOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('layout' in handle)) return undefined;
  return typeof handle.layout === 'string' ? handle.layout : undefined;
}

/**
 * Chooses the layout of a page: route data (the deepest route wins) overrides the query parameter, which overrides the
 * configuration (ruling D8). If the strongest source names an unknown layout, the configured one is used and weaker
 * sources are ignored.
 */
export function chooseLayout({ configured, session, query, handles = [] }: LayoutSources): ChosenLayout {
  const requested = handles.map(layoutOf).findLast((name) => name !== undefined) ?? (query || session);
  if (requested === undefined) return { name: configured };
  const name = parseLayout(requested);
  return name ? { name } : { name: configured, unknown: requested };
}

/** The warning for the browser console about an unknown layout. */
export function unknownLayoutWarning(unknown: string, shown: LayoutName): string {
  return `There is no layout “${unknown}”, so “${shown}” is shown. Layouts are: ${layoutNames.join(', ')}.`;
}
