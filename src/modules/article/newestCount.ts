/** How many of the newest articles the home page shows. */
export const newestCount = 3;
