import { useEffect } from 'react';

import { dataScript } from './trustedTypes';

/**
 * Tells machines what a page is about (JSON-LD). As an element of ours: React makes a script by way of HTML, which the
 * policy of the page stops.
 */
export function useStructuredData(json: string): void {
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = dataScript(json);
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
