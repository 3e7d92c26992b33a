const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes the characters that mean something in HTML, in text and in attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const characters = new Map([
  ...Object.entries(entities).map(([plain, entity]) => [entity, plain] as const),
  ['&nbsp;', ' '],
]);

/** Inverse of `escapeHtml`; a non-breaking space becomes a space. */
export const unescapeHtml = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => characters.get(entity) ?? '');
