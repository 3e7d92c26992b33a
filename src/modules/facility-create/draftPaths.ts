import { paths } from '#domain/paths';

import type { Step } from './steps';

/** URL of a step; the first step is not named in it, so that the URL does not change when typing starts. */
export function stepPath(draftId: string, step: Step, { fromCheck = false }: { fromCheck?: boolean } = {}): string {
  const query = new URLSearchParams({ draft: draftId });
  if (step !== 'name') query.set('step', step);
  if (fromCheck) query.set('back', 'check');
  return `${paths.createFacility}?${query}`;
}

/** URL of the receipt of a submission. */
export const receiptPath = (slug: string) => `${paths.createFacility}?${new URLSearchParams({ received: slug })}`;

/** Whether a text from the URL is a valid draft id. */
export const isDraftId = (text: string | null): text is string => text !== null && /^drf_[\w-]{8,60}$/.test(text);

/** Creates a draft id. */
export const newDraftId = () => `drf_${crypto.randomUUID()}`;
