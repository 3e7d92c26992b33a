/** Parsed query of `/article`. */
export type ArticleAddress =
  | { readonly kind: 'article'; readonly slug: string }
  | { readonly kind: 'index'; readonly category?: string; readonly page: number }
  /** The slug cannot be that of any article. */
  | { readonly kind: 'invalid' };

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxPage = 1_000_000;

function parsePage(text: string | null): number {
  if (text === null || !/^\d{1,7}$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), maxPage);
}

/** Parses `?slug=`, `?category=` and `?page=`; invalid values fall back to defaults. Never throws. */
export function parseArticleAddress(params: URLSearchParams): ArticleAddress {
  const slug = params.get('slug');
  if (slug !== null && slug !== '') {
    return slugPattern.test(slug) && slug.length <= 80 ? { kind: 'article', slug } : { kind: 'invalid' };
  }
  const category = params.get('category');
  const page = parsePage(params.get('page'));
  return category !== null && slugPattern.test(category) ? { kind: 'index', category, page } : { kind: 'index', page };
}

/** Builds the query of the index, without defaults. */
export function articleIndexQuery({ category, page = 1 }: { category?: string | undefined; page?: number }): string {
  const params = new URLSearchParams();
  if (category !== undefined) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
