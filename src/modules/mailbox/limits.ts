/** Limits that client and back end share. */
export const mailLimits = {
  /** Mails per page (specification of the modules, section 9). */
  perPage: 10,
  /** Characters of the content, including markup. */
  content: 100_000,
  subject: 300,
  /** Characters of an address field. */
  addresses: 4000,
  attachments: 5,
  /** Bytes per attachment. */
  attachmentBytes: 2_000_000,
  attachmentName: 200,
  labelTitle: 40,
  /** Mails per bulk request. */
  bulk: 100,
} as const;
