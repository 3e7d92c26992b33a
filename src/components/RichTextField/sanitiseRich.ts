import DOMPurify from 'dompurify';

import { sanitiserPolicy } from '#lib/browser/trustedTypes';

/** Allows only the HTML that the editor can produce; also applied to external values. */
export function sanitiseRich(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'blockquote', 'a'],
    ALLOWED_ATTR: ['href', 'start'],
    // Browsers treat a backslash as a slash, so two of either start the host name of another site.
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![\\/]))/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    TRUSTED_TYPES_POLICY: sanitiserPolicy,
  });
}
