import { findMatches, matchedParts } from '#components/internal/highlightRanges';
import type { MatchRange } from '#components/internal/highlightRanges';

import * as styles from './Highlight.css';

export type HighlightProps = {
  text: string;
  look?: keyof typeof styles.look;
} & (
  | {
      /** What was searched for; found whatever its case and accents, the Turkish letters i included. */
      query: string;
      matches?: never;
    }
  | {
      /** Where the search itself found it. */
      matches: readonly MatchRange[];
      query?: never;
    }
);

/** A text in which what was searched for stands out. */
export function Highlight({ text, query, matches, look = 'marker' }: HighlightProps) {
  return matchedParts(text, matches ?? findMatches(text, query)).map((part) =>
    part.matched ? (
      <mark key={part.start} className={styles.look[look]}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
