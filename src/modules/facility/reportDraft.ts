import type { ReportForm } from './api';

/** A report while it is being written: nothing may be chosen yet. */
export interface ReportDraft {
  kind: ReportForm['kind'] | null;
  note: string;
}

/** The form before anything is written. */
export const emptyDraft: ReportDraft = { kind: null, note: '' };
