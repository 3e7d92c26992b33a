/** The six kinds with the most facilities, largest first: known without asking, for when nobody answers (directory 2.1). */
export const largestCategories = [
  'pharmacy',
  'general-practice',
  'dentist',
  'laboratory',
  'mental-health-service',
  'vaccination-centre',
] as const;
