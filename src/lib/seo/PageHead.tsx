import { siteOrigin } from './siteOrigin';
import { toJsonLd } from './structuredData';
import type { Json } from './structuredData';
import { useStructuredData } from './useStructuredData';

export type PageHeadProps = {
  /** Title of the document; absent where the page says it somewhere else. */
  title?: string;
  /** What the page is called where it is shared, without the product. */
  name: string;
  /** One or two sentences, 70 to 155 characters where possible; absent where there is nothing to say yet. */
  description?: string | undefined;
  /** Its one address as a path of the app, with the query only where that chooses what the page is about. */
  path: string;
  type?: 'website' | 'article' | 'place';
  /** Address of a picture of it; a drawing or a `data:` address is no use where pages are shared, and is passed over. */
  image?: string | undefined;
  /** `false`: search engines keep the page out, and follow its links. */
  indexed?: boolean;
  /** Paths of the pages before and after this one in a list. */
  previous?: string | undefined;
  next?: string | undefined;
  /** What the page shows, in the terms of schema.org (`graph` of lib/structuredData); `url` is its absolute address. */
  about?: ((url: string) => Json) | undefined;
};

/** Shown where a page without a picture of its own is shared. */
export const siteImage = '/pictures/social.png';

const isShareable = (address: string | undefined) => address !== undefined && !/^data:|\.svg(\?|$)/i.test(address);

/** What machines read of a public page, all in one place: title, description, address, robots, sharing and structured data (directory 2.0.6). */
export function PageHead({ about, ...head }: PageHeadProps) {
  const origin = siteOrigin();
  useStructuredData(origin !== undefined && about ? toJsonLd(about(new URL(head.path, origin).href)) : undefined);
  return <HeadElements origin={origin} {...head} />;
}

export type HeadElementsProps = Omit<PageHeadProps, 'about'> & {
  /** Where the site is known to the world; absent where that is not known. */
  origin: string | undefined;
};

/** The elements of `PageHead`, for pages that are drawn where there is no address to go by. */
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
