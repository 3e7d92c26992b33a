import { siteOrigin } from './siteOrigin';
import { toJsonLd } from './structuredData';
import type { Json } from './structuredData';
import { useStructuredData } from './useStructuredData';

export type PageHeadProps = {
  /** Document title; missing if the page sets it elsewhere. */
  title?: string;
  /** Title when shared, without the product name. */
  name: string;
  /** One or two sentences, 70 to 155 characters where possible; missing until there is something to describe. */
  description?: string | undefined;
  /** Canonical path of the page; with its query only if that selects the content. */
  path: string;
  type?: 'website' | 'article' | 'place';
  /** URL of a picture; SVG and `data:` URLs are ignored, because they cannot be shared. */
  image?: string | undefined;
  /** `false`: search engines do not index the page, but follow its links. */
  indexed?: boolean;
  /** Paths of the adjacent pages of a list. */
  previous?: string | undefined;
  next?: string | undefined;
  /** The schema.org data of the page (`graph` of `structuredData`); `url` is its absolute URL. */
  about?: ((url: string) => Json) | undefined;
};

/** Shown when a page without a picture is shared. */
const siteImage = '/pictures/social.png';

const isShareable = (address: string | undefined) => address !== undefined && !/^data:|\.svg(\?|$)/i.test(address);

/**
 * The document head of a public page: title, description, canonical URL, robots, sharing and structured data (directory
 * 2.0.6).
 */
export function PageHead({ about, ...head }: PageHeadProps) {
  const origin = siteOrigin();
  useStructuredData(origin !== undefined && about ? toJsonLd(about(new URL(head.path, origin).href)) : undefined);
  return <HeadElements origin={origin} {...head} />;
}

export type HeadElementsProps = Omit<PageHeadProps, 'about'> & {
  /** Public origin of the site, if known. */
  origin: string | undefined;
};

/** The elements of `PageHead`, for pages rendered without a current address. */
export function HeadElements({
  origin,
  title,
  name,
  description,
  path,
  type = 'website',
  image,
  indexed = true,
  previous,
  next,
}: HeadElementsProps) {
  const at = (address: string | undefined) =>
    origin === undefined || address === undefined ? undefined : new URL(address, origin).href;
  const [url, before, after] = [at(path), at(previous), at(next)];
  const picture = at(isShareable(image) ? image : siteImage);
  return (
    <>
      {title === undefined ? null : <title>{title}</title>}
      {description === undefined ? null : <meta name="description" content={description} />}
      {indexed ? null : <meta name="robots" content="noindex,follow" />}
      {url === undefined ? null : <link rel="canonical" href={url} />}
      {before === undefined ? null : <link rel="prev" href={before} />}
      {after === undefined ? null : <link rel="next" href={after} />}
      <meta property="og:title" content={name} />
      {description === undefined ? null : <meta property="og:description" content={description} />}
      {url === undefined ? null : <meta property="og:url" content={url} />}
      <meta property="og:type" content={type} />
      {picture === undefined ? null : <meta property="og:image" content={picture} />}
    </>
  );
}
