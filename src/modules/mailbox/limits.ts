/** What the mailbox takes and gives at most; screen and back end hold to the same. */
export const mailLimits = {
  /** Mails on a page (specification of the modules, section 9). */
  perPage: 10,
  /** Characters of a text, with its markup. */
  content: 100_000,
  subject: 300,
  /** Characters of all addresses in one field. */
  addresses: 4000,
  attachments: 5,
  /** Bytes of one attachment. */
  attachmentBytes: 2_000_000,
  labelTitle: 40,
  /** Mails that are changed by one call. */
  bulk: 100,
} as const;
