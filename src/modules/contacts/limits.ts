/** Limits that client and back end share; lengths in characters. */
export const contactLimits = {
  name: 120,
  email: 254,
  phone: 40,
  label: 40,
  role: 120,
  address: 300,
  /** Including markup. */
  notes: 20_000,
  /** E-mail addresses, and telephone numbers, of one contact. */
  entries: 30,
  tags: 30,
  tagTitle: 60,
  /** Contacts per bulk request. */
  bulk: 200,
  /** Bytes of a photo. */
  photoBytes: 10 * 1024 * 1024,
  /** Bytes of a vCard file. */
  importBytes: 50_000_000,
} as const;
