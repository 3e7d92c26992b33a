import type * as Contributions from './seed';

let isEnabled = true;

/** Turns the sample requests and claims on or off. Stories and tests that create their own turn them off. */
export function enableSampleRequests(on: boolean): void {
  isEnabled = on;
}

/** The sample records of one kind, loaded on first use. */
export async function sampleRows<Row>(pick: (all: typeof Contributions) => Row[]): Promise<Row[]> {
  return isEnabled ? pick(await import('./seed')) : [];
}
