import { VisuallyHidden } from '#components/VisuallyHidden';

import { Announcement } from './Announcement';

/** A text to be read out once, by key. */
export type SpokenText = { id: number; text: string };

export type SpokenTextsProps = {
  /** Read at the next pause. */
  polite: readonly SpokenText[];
  /** Read at once, into what is being read. */
  assertive: readonly SpokenText[];
};

/** The two live regions that a page needs, and what they say now. */
export function SpokenTexts({ polite, assertive }: SpokenTextsProps) {
  return (
    <VisuallyHidden>
      <span role="status">
        {polite.map(({ id, text }) => (
          <Announcement key={id} text={text} />
        ))}
      </span>
      <span role="alert">
        {assertive.map(({ id, text }) => (
          <Announcement key={id} text={text} />
        ))}
      </span>
    </VisuallyHidden>
  );
}
