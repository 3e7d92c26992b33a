import type { ReactNode } from 'react';

import type { FacilityDetails } from './api';

export type FacilityTextProps = {
  facility: Pick<FacilityDetails, 'textLanguage'>;
  children: ReactNode;
};

/**
 * Text in the facility's own language, marked so that screen readers pronounce it correctly on a page in another
 * language (WCAG 3.1.2).
 */
export function FacilityText({ facility, children }: FacilityTextProps) {
  return <span lang={facility.textLanguage}>{children}</span>;
}
