/** Articles per page of the index (directory 2.6). */
export const indexSize = 10;
