import type { ReactNode } from 'react';

import type { FacilityDetails } from './api';

export type FacilityTextProps = {
  facility: Pick<FacilityDetails, 'textLanguage'>;
  children: ReactNode;
};

/** What a facility says in its own words, read aloud in their language on a page in another one (WCAG 3.1.2). */
export function FacilityText({ facility, children }: FacilityTextProps) {
  return <span lang={facility.textLanguage}>{children}</span>;
}
