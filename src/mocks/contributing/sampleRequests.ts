import type * as Contributions from '#mocks/seed/contributions';

let isOn = true;

/** Whether a first visit finds requests and claims of others. Stories and tests that make their own do without. */
export function setSampleRequests(on: boolean): void {
  isOn = on;
}

/** The sample records of one kind, fetched when they are first asked for. */
export async function sampleRows<Kind extends keyof typeof Contributions>(
  kind: Kind,
): Promise<ReturnType<(typeof Contributions)[Kind]>> {
  if (!isOn) return [] as unknown as ReturnType<(typeof Contributions)[Kind]>;
  const all = await import('#mocks/seed/contributions');
  return all[kind]() as ReturnType<(typeof Contributions)[Kind]>;
}
