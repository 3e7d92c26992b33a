import { useEffect } from 'react';

import { dataScript } from '#lib/browser/trustedTypes';

/**
 * Adds structured data (JSON-LD) to the document head. The element is created by hand, because React creates scripts
 * through HTML, which the page's security policy blocks.
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
