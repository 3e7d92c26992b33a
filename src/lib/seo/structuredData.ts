/** A JSON value; `undefined` and empty members are left out. */
export type Json = string | number | boolean | undefined | readonly Json[] | { readonly [key: string]: Json };

/** One item of a breadcrumb. */
export interface Crumb {
  readonly label: string;
  /** Path in the app; the last item has none. */
  readonly href?: string;
}

/** A page in a list of pages. */
export interface ListedPage {
  readonly name: string;
  /** Path in the app. */
  readonly path: string;
}

/** What structured data says about a page; `url` is its absolute URL, dates are ISO 8601. */
export interface PageFacts {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  readonly modified?: string;
}

const home = (url: string) => new URL('/', url).href;
const website = (url: string) => `${home(url)}#website`;
const organization = (url: string) => `${home(url)}#organization`;

/** A reference to the organisation of `siteNodes`: the publisher of the site at `url`. */
export function publisher(url: string): Json {
  return { '@id': organization(url) };
}

/**
 * The site and its operator, for the page about them. Without a search box, because search engines no longer show one.
 */
export function siteNodes({ url, name, description, language }: PageFacts): readonly Json[] {
  return [
    {
      '@type': 'WebSite',
      '@id': website(url),
      url: home(url),
      name,
      description,
      inLanguage: language,
      publisher: publisher(url),
    },
    {
      '@type': 'Organization',
      '@id': organization(url),
      url: home(url),
      name,
      description,
      logo: new URL('/icons/icon-512.png', url).href,
    },
  ];
}

/** A page as part of the site (directory 2.4, 2.18); `mainEntity` is the list on the page. */
export function pageNode(
  type: 'WebPage' | 'AboutPage' | 'CollectionPage',
  { url, name, description, language, modified }: PageFacts,
  mainEntity?: Json,
): Json {
  return {
    '@type': type,
    '@id': url,
    url,
    name,
    description,
    inLanguage: language,
    dateModified: modified,
    isPartOf: { '@id': website(url) },
    mainEntity,
  };
}

/** Position of a page in its list: the number of its first item, from 1, and the total. */
export interface ListPosition {
  readonly first: number;
  readonly total: number;
}

/** The items on a page of a list, in order, as schema.org's ItemList; `url` is the absolute URL of the page. */
export function itemList(items: readonly ListedPage[], { first, total }: ListPosition, url: string): Json {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: new URL(path, url).href,
      name,
    })),
  };
}

/** A breadcrumb as schema.org's BreadcrumbList; `url` is the absolute URL of the page itself. */
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

/** All structured data of a page as one schema.org graph. */
export function graph(...things: readonly Json[]): Json {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** JSON for a script element: empty members are left out, and no text can close the element. */
export function toJsonLd(value: Json): string {
  const dropEmpty = (_key: string, inner: unknown) =>
    inner === '' || (Array.isArray(inner) && inner.length === 0) ? undefined : inner;
  return JSON.stringify(value, dropEmpty).replaceAll('<', '\\u003c');
}
