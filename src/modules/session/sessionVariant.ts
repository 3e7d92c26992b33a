/** Names of the four looks that the screens of a session can have. */
export const sessionVariants = ['split', 'classic', 'modern', 'fullscreen'] as const;
/** One of the four looks. */
export type SessionVariant = (typeof sessionVariants)[number];

/** The look where nobody asked for another. */
const defaultVariant: SessionVariant = 'split';

/** The name of the query parameter that asks for a look. */
export const variantParameter = 'look';

/** The look that an address asks for; the default when it asks for none, or for one that does not exist. */
export function parseVariant(search: URLSearchParams, configured: SessionVariant = defaultVariant): SessionVariant {
  const wanted = search.get(variantParameter);
  return sessionVariants.find((look) => look === wanted) ?? configured;
}
