/** Translation keys that `supportFormSchema` has as its messages. */
export const supportMessageKeys = [
  'support.nameMissing',
  'support.nameLong',
  'support.emailInvalid',
  'support.subjectMissing',
  'support.subjectLong',
  'support.line',
  'support.messageShort',
  'support.messageLong',
] as const;
