import type { Facility, Rating } from '#domain/facility';

const minVotes = 5;

/** The rating, if it has at least five votes, the number needed to be meaningful (directory 1.2). */
export function publicRating({ rating }: Pick<Facility, 'rating'>): Rating | undefined {
  return rating && rating.count >= minVotes ? rating : undefined;
}
