/** The six largest categories, largest first; hard-coded as a fallback when the request fails (directory 2.1). */
export const largestCategories = [
  'pharmacy',
  'general-practice',
  'dentist',
  'laboratory',
  'mental-health-service',
  'vaccination-centre',
] as const;
