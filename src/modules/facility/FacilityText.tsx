import type { ReactNode } from 'react';

import type { FacilityAnswer } from './api';

export type OwnWordsProps = {
  facility: Pick<FacilityAnswer, 'textLanguage'>;
  children: ReactNode;
};

/** What a facility says in its own words, read aloud in their language on a page in another one (WCAG 3.1.2). */
export function OwnWords({ facility, children }: OwnWordsProps) {
  return <span lang={facility.textLanguage}>{children}</span>;
}
