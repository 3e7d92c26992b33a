/** Pictures in the steps of courses, as files of `public/academy`: name and what each shows. */
export const pictures: ReadonlyArray<{ name: string; shows: string }> = [];
