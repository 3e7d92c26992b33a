/** Limits that client and back end share. */
export const fileLimits = {
  /** Characters of a name, as in most file systems. */
  name: 255,
  description: 2000,
  search: 200,
  /** Size of a file in bytes. */
  fileBytes: 50 * 1024 * 1024,
  /** Storage of a person in bytes. */
  quotaBytes: 1_000_000_000,
  /** Size of a part of an upload in bytes: small enough to lose little when the connection breaks. */
  partBytes: 2 * 1024 * 1024,
  /** Files and folders of a person. */
  items: 20_000,
  /** Folders inside each other. */
  depth: 50,
} as const;
