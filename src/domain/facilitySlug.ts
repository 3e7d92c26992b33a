/**
 * Whether a text is a valid facility slug (directory 1.2): 3 to 80 ASCII lower-case letters, digits and single hyphens.
 */
export function isFacilitySlug(text: unknown): text is string {
  return typeof text === 'string' && text.length >= 3 && text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
