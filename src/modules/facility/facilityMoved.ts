import { HttpError } from '#lib/http/request';

/** The current address of a moved facility. */
export interface FacilityMove {
  slug: string;
  /** The entry was merged into another. */
  merged: boolean;
}

/**
 * Reads the current address from a failed request; `undefined` if it failed for another reason. Parsed by hand, so that
 * showing a page does not load the contract's schemas.
 */
export function parseFacilityMove(error: unknown): FacilityMove | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { code, slug, merged } = error.problem;
  return code === 'moved' && typeof slug === 'string' ? { slug, merged: merged === true } : undefined;
}
