/** What can be said in JSON; what is `undefined` or empty is left out. */
export type Json = string | number | boolean | undefined | readonly Json[] | { readonly [key: string]: Json };

/** One step of the way from the home page to this one. */
export interface Crumb {
  readonly label: string;
  /** Path of the app; the last one has none. */
  readonly href?: string;
}

/** A page in a list of pages. */
export interface Listed {
  readonly name: string;
  /** Path of the app. */
  readonly path: string;
}

/** What a page says of itself; `url` is its absolute address, dates are ISO 8601. */
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

/** Points to the organisation that `siteThings` describes: the publisher of what the site shows at `url`. */
export function publisher(url: string): Json {
  return { '@id': organization(url) };
}

/** The site and who runs it, for the page that tells of it. There is no search box in it: no engine shows one. */
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

/** A page as a part of the site (directory 2.4, 2.18); `mainEntity` is the list that it shows. */
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

/** Where a page of a list stands in the whole of it: the number of the first item shown, from 1, and how many there are. */
export interface ListPlace {
  readonly first: number;
  readonly total: number;
}

/** What a page of a list shows, in its order, as schema.org's ItemList; `url` is the absolute address of the page. */
export function itemList(items: readonly Listed[], { first, total }: ListPlace, url: string): Json {
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

/** Everything that is told on one page, in the terms of schema.org. */
export function graph(...things: readonly Json[]): Json {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** JSON for a script element: nothing empty is told, and no text in it can end the element. */
export function toJsonLd(value: Json): string {
  const told = (_key: string, inner: unknown) =>
    inner === '' || (Array.isArray(inner) && inner.length === 0) ? undefined : inner;
  return JSON.stringify(value, told).replaceAll('<', '\\u003c');
}
