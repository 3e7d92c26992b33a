import type { FacilityReport } from './api';

/** A report being written; `kind` is empty until one is chosen. */
export interface ReportDraft {
  kind: FacilityReport['kind'] | '';
  note: string;
}

/** The empty form. */
export const emptyDraft: ReportDraft = { kind: '', note: '' };
