/** Travel modes. */
export const travelModes = ['walk', 'cycle', 'drive'] as const;
export type TravelMode = (typeof travelModes)[number];
