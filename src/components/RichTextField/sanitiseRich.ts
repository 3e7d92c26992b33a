import DOMPurify from 'dompurify';

import { sanitiserPolicy } from '#lib/browser/trustedTypes';

/** What the editor can make, and nothing else; also what is taken in from outside. */
export function sanitiseRich(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'blockquote', 'a'],
    ALLOWED_ATTR: ['href', 'start'],
    // A browser reads a backslash as a slash: two of either begin the name of another site.
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![\\/]))/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    TRUSTED_TYPES_POLICY: sanitiserPolicy,
  });
}
