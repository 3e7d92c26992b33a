/**
 * A line that people read: no control characters, and none that turn the direction of the text around. Joiners, which
 * emoji and several scripts need, are allowed.
 */
export const printableLine = /^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u;

/** A text as such a line: what it may not hold, such as tabs, line breaks and marks of direction, becomes a space. */
export const toPrintableLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu, ' ');
