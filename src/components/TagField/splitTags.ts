/** Result of checking new tags: which are added, which stay in the text, and why. */
export type Sorted<Reason> = { added: string[]; refused: string[]; reason: Reason | undefined };

/** Splits text into tags at commas, semicolons, tabs and line breaks; collapses whitespace. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\t\n\r،]+/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '');
}

/** Checks new tags one by one, each against those accepted before it; returns the first rejection reason. */
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
