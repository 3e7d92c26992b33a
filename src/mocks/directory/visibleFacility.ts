import type { Facility } from '#domain/facility';
import { ProblemError } from '#mocks/core/problem';

/** The facility if it is published; otherwise throws the same `not-found` in every state. */
export function assertPublic(found: Facility | undefined): Facility {
  if (found?.publicationStatus !== 'published') throw new ProblemError('not-found');
  return found;
}

/** The facility if the caller may see it: an unpublished one only with rights to it (directory 4.1). */
export async function assertVisibleTo(request: Request, found: Facility | undefined): Promise<Facility> {
  const state = found?.publicationStatus;
  const isUnpublished = state === 'pending' || state === 'rejected' || state === 'draft' || state === 'suspended';
  if (!found || !isUnpublished || !request.headers.has('Authorization')) return assertPublic(found);
  const { canView } = await import('#mocks/contributing/relationship');
  return (await canView(request, found)) ? found : assertPublic(found);
}
