import type * as Contributions from './seed';

let isOn = true;

/** Whether a first visit finds requests and claims of others. Stories and tests that make their own do without. */
export function setSampleRequests(on: boolean): void {
  isOn = on;
}

/** The sample records of one kind, fetched when they are first asked for. */
export async function sampleRows<Row>(pick: (all: typeof Contributions) => Row[]): Promise<Row[]> {
  return isOn ? pick(await import('./seed')) : [];
}
