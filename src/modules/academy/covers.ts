/** Size of a cover in px. */
export const coverSize = { width: 320, height: 150 } as const;

/** The address of the picture of a course. */
export const coverOf = (slug: string): string => `/academy/covers/${slug}.svg`;
