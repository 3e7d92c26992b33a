/** What a rule says of candidates for tags: which go in, which stay in the text, and why. */
export type Sorted<Reason> = { added: string[]; refused: string[]; reason: Reason | undefined };

/** Text cut into tags at commas, semicolons, tabs and line ends; spaces around and inside are made single. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\t\n\r،]+/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '');
}

/** Sorts candidates one after the other, so that each is judged with those before it in; the first reason is the one told. */
export function sortTags<Reason>(
  candidates: readonly string[],
  present: readonly string[],
  judge: (candidate: string, present: readonly string[]) => Reason | undefined,
): Sorted<Reason> {
  const sorted: Sorted<Reason> = { added: [], refused: [], reason: undefined };
  for (const candidate of candidates) {
    const reason = judge(candidate, [...present, ...sorted.added]);
    if (reason === undefined) sorted.added.push(candidate);
    else {
      sorted.refused.push(candidate);
      sorted.reason ??= reason;
    }
  }
  return sorted;
}
