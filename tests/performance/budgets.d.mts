export interface Budget {
  name: string;
  limit: number;
  /** The value must be less than the limit, not equal to it. */
  below?: boolean;
  show: (value: number) => string;
  of: (measurement: never) => number | undefined;
}

export interface Verdict {
  name: string;
  value: number | null;
  shown: string;
  limit: string;
  met: boolean;
  reason?: string;
}

export const budgets: readonly Budget[];
export const reasons: Readonly<Record<string, string>>;
export function judge(measurement: object, held?: readonly Budget[], why?: Readonly<Record<string, string>>): Verdict[];
export function checkReasons(verdicts: readonly Verdict[], why?: Readonly<Record<string, string>>): string[];
