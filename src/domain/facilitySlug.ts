/** Whether a text can be a facility's address (directory 1.2): 3 to 80 plain letters, digits and single hyphens. */
export function isFacilitySlug(text: unknown): text is string {
  return typeof text === 'string' && text.length >= 3 && text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
