import type { FacilityReport } from './api';

/** A report while it is being written: as long as nothing is chosen, its kind is empty. */
export interface ReportDraft {
  kind: FacilityReport['kind'] | '';
  note: string;
}

/** The form before anything is written. */
export const emptyDraft: ReportDraft = { kind: '', note: '' };
