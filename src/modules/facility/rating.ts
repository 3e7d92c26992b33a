import type { Facility, Rating } from '#domain/facility';

const fewest = 5;

/** The rating when enough people voted for it to say something: from five votes on (directory 1.2). */
export function ratingShown({ rating }: Pick<Facility, 'rating'>): Rating | undefined {
  return rating && rating.count >= fewest ? rating : undefined;
}
