import { paths } from '#domain/paths';

import type { Step } from './steps';

/** The address of a step of a draft; the first step needs no name, so that beginning to write moves nobody. */
export function stepPath(draftId: string, step: Step, { fromCheck = false }: { fromCheck?: boolean } = {}): string {
  const query = new URLSearchParams({ draft: draftId });
  if (step !== 'name') query.set('step', step);
  if (fromCheck) query.set('back', 'check');
  return `${paths.createFacility}?${query}`;
}

/** The address of the receipt of what was sent. */
export const receiptPath = (slug: string) => `${paths.createFacility}?${new URLSearchParams({ received: slug })}`;

/** An id that a draft can have; anything else in an address stands for none. */
export const isDraftId = (text: string | null): text is string => text !== null && /^drf_[\w-]{8,60}$/.test(text);

/** A new id for a draft. */
export const newDraftId = () => `drf_${crypto.randomUUID()}`;
