import type * as Contributions from './seed';

let isEnabled = true;

/** Whether a first visit finds requests and claims of others. Stories and tests that make their own do without. */
export function enableSampleRequests(on: boolean): void {
  isEnabled = on;
}

/** The sample records of one kind, fetched when they are first asked for. */
export async function sampleRows<Row>(pick: (all: typeof Contributions) => Row[]): Promise<Row[]> {
  return isEnabled ? pick(await import('./seed')) : [];
}
