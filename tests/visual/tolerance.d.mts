export type Tolerance = { cell: number; threshold: number; share: number; slack: number };
export type Machine = { chromium: number; platform: string };
export const exact: Tolerance;
export const wide: Tolerance;
export function toleranceFor(manifest: Machine | undefined, here: Machine): { tolerance: Tolerance; note?: string };
export type Budget = { pictures: number; megabytes: number };
export const budget: Budget;
export const moduleBudget: Budget;
export function consoleModuleOf(name: string): string | undefined;
export function problemsOfBaselines(found: {
  pictures: readonly { name: string; bytes: number }[];
  orphans: readonly string[];
}): string[];
