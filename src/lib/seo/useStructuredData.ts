import { useEffect } from 'react';

import { dataScript } from '#lib/browser/trustedTypes';

/**
 * Tells machines what a page is about (JSON-LD), or nothing. As an element of ours: React makes a script by way of HTML,
 * which the policy of the page stops.
 */
export function useStructuredData(json: string | undefined): void {
  useEffect(() => {
    if (json === undefined) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = dataScript(json);
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
