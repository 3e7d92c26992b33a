import type { Facility, Rating } from '#domain/facility';

const minVotes = 5;

/** The rating when enough people voted for it to say something: from five votes on (directory 1.2). */
export function publicRating({ rating }: Pick<Facility, 'rating'>): Rating | undefined {
  return rating && rating.count >= minVotes ? rating : undefined;
}
