import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

/** How a person has rated a guide. */
export interface StoredRating {
  /** That of the guide. */
  id: string;
  useful: boolean;
}

/** A request to support. Its files are those of the email with the copy. */
export interface StoredTicket {
  id: string;
  number: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
}

/** The ratings of each person. */
export const guideRatings: OwnedStore<StoredRating> = ownedStore<StoredRating>('guide-ratings', async () => []);

/** The requests of each person. */
export const supportRequests: OwnedStore<StoredTicket> = ownedStore<StoredTicket>('support-requests', async () => []);
