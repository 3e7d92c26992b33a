/** Limits that client and back end share; lengths in characters. */
export const inventoryLimits = {
  name: 200,
  description: 5000,
  sku: 40,
  tagTitle: 50,
  tags: 20,
  images: 10,
  search: 200,
  /** Greatest amount of money. */
  money: 9_999_999.99,
  /** Pieces. */
  stock: 999_999,
  taxPercent: 100,
  /** Grams. */
  weight: 999_999,
  /** Products of one page of the list. */
  pageSize: 1000,
  /** Products of one person. */
  products: 20_000,
  /** Ids of one change of many products. */
  bulk: 20_000,
  /** Products in one part of an import. */
  importPart: 500,
  /** New tags of one import. */
  importTags: 200,
  /** Bytes of a CSV file. */
  importBytes: 20_000_000,
  /** Bytes of a picture. */
  imageBytes: 10 * 1024 * 1024,
  /** Length in px of the longer side to which a picture is scaled. */
  imageSide: 1200,
  /** Bounds of a change of prices in percent. */
  minPercent: -90,
  maxPercent: 500,
} as const;
