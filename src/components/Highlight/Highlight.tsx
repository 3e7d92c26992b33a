import { highlightRanges, splitAtRanges } from '#lib/text/highlightRanges';
import type { MatchRange } from '#lib/text/highlightRanges';

import * as styles from './Highlight.css';

export type HighlightProps = {
  /** Whole text, in which the matches are marked. */
  text: string;
  variant?: keyof typeof styles.variant;
} & (
  | {
      /** Search query, matched regardless of case and diacritics, including the Turkish i's. */
      query: string;
      matches?: never;
    }
  | {
      /** Ranges provided by the search itself. */
      matches: readonly MatchRange[];
      query?: never;
    }
);

/** Highlights the matches of a search within a text. */
export function Highlight({ text, query, matches, variant = 'marker' }: HighlightProps) {
  return splitAtRanges(text, matches ?? highlightRanges(text, query)).map((part) =>
    part.matched ? (
      <mark key={part.start} className={styles.variant[variant]}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
