import { HttpError } from '#lib/http/request';

/** Where a facility is now. */
export interface FacilityMove {
  slug: string;
  /** Another entry took it in. */
  merged: boolean;
}

/**
 * What a failed call says of a facility that is at another address; nothing when it failed for another reason. Read by
 * hand: the contract's schemas are not needed to show a page.
 */
export function parseFacilityMove(error: unknown): FacilityMove | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { code, slug, merged } = error.problem;
  return code === 'moved' && typeof slug === 'string' ? { slug, merged: merged === true } : undefined;
}
