/** Names of the four looks that the screens of a session can have. */
export const looks = ['split', 'classic', 'modern', 'fullscreen'] as const;
/** One of the four looks. */
export type Look = (typeof looks)[number];

/** The look where nobody asked for another. */
const defaultLook: Look = 'split';

/** The name of the query parameter that asks for a look. */
export const lookParameter = 'look';

/** The look that an address asks for; the default when it asks for none, or for one that does not exist. */
export function readLook(search: URLSearchParams, configured: Look = defaultLook): Look {
  const wanted = search.get(lookParameter);
  return looks.find((look) => look === wanted) ?? configured;
}
