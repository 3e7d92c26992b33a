export type Tolerance = { cell: number; threshold: number; share: number; slack: number };
export type Machine = { chromium: number; platform: string };
export const exact: Tolerance;
export const wide: Tolerance;
export function toleranceFor(manifest: Machine | undefined, here: Machine): { tolerance: Tolerance; note?: string };
export const budget: { pictures: number; megabytes: number };
export function problemsOfBaselines(found: { sizes: readonly number[]; orphans: readonly string[] }): string[];
