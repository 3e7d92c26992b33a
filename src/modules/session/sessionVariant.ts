/** The four layouts of the session screens. */
export const sessionVariants = ['split', 'classic', 'modern', 'fullscreen'] as const;
/** A layout of the session screens. */
export type SessionVariant = (typeof sessionVariants)[number];

/** Layout if neither the URL nor the app chooses another. */
const defaultVariant: SessionVariant = 'split';

/** Name of the query parameter that chooses a layout. */
export const variantParameter = 'look';

/** Reads the layout from the URL; the default if it is missing or unknown. */
export function parseVariant(search: URLSearchParams, configured: SessionVariant = defaultVariant): SessionVariant {
  const requested = search.get(variantParameter);
  return sessionVariants.find((variant) => variant === requested) ?? configured;
}
