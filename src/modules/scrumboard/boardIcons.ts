/** Icons of boards. */
export const boardIcons = [
  'heroicons_outline:view-columns',
  'heroicons_outline:rocket-launch',
  'heroicons_outline:megaphone',
  'heroicons_outline:map',
  'heroicons_outline:wrench-screwdriver',
  'heroicons_outline:academic-cap',
  'heroicons_outline:light-bulb',
  'heroicons_outline:calendar-days',
  'heroicons_outline:chart-bar',
  'heroicons_outline:heart',
] as const;
/** An icon of a board. */
export type BoardIcon = (typeof boardIcons)[number];
