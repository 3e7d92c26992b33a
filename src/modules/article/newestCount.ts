/** Number of newest articles on the home page. */
export const newestCount = 3;
