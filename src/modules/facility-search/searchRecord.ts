import type { OpeningHours } from '#domain/openingHours';

/**
 * A published facility as the search indexes it. One with a hidden location has the centre of its district as
 * `lat`/`lon` and no address line: nothing here may reveal more than its page.
 */
export interface SearchRecord {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly alternateNames: readonly string[];
  readonly primaryCategoryId: string;
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly services: readonly string[];
  readonly organization: string;
  readonly address: string;
  readonly description: string;
  readonly lat: number;
  readonly lon: number;
  readonly regionId: string;
  readonly cityId: string;
  readonly districtId: string;
  /** Verified or due for a check. */
  readonly verified: boolean;
  readonly temporarilyClosed: boolean;
  readonly rating?: { readonly average: number; readonly count: number };
  readonly access: readonly string[];
  readonly languages: readonly string[];
  readonly fees: string;
  readonly appointment: string;
  readonly acceptingNew: string;
  /** Does not publish its address. */
  readonly hidden: boolean;
  readonly hours: OpeningHours;
}

/** Text in both languages of the directory. */
export interface Localized {
  readonly en: string;
  readonly tr: string;
}

/** A category as the search indexes it: all its words, and its parent. */
interface TaxonomyCategory {
  readonly id: string;
  readonly parentId?: string;
  readonly name: Localized;
  readonly plural?: Localized;
  readonly aliases: readonly string[];
}

/** A tag as the search indexes it. */
interface TaxonomyTag {
  readonly id: string;
  readonly name: Localized;
}

/** The categories and tags that facilities refer to. */
export interface Taxonomy {
  readonly categories: readonly TaxonomyCategory[];
  readonly tags: readonly TaxonomyTag[];
}
