/** What can be said in JSON; what is `undefined` is left out. */
export type Json = string | number | boolean | undefined | readonly Json[] | { readonly [key: string]: Json };

/** One step of the way from the home page to this one. */
export interface Crumb {
  readonly label: string;
  /** Path of the app; the last one has none. */
  readonly href?: string;
}

/** The way to a page as schema.org's BreadcrumbList; `url` is the absolute address of the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[], url: string): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? url : new URL(href, url).href,
    })),
  };
}

/** JSON for a script element: no text in it can end the element. */
export function toScript(value: Json): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
