import { VisuallyHidden } from '#components/VisuallyHidden';

import { Announcement } from './Announcement';

/** A text announced once per id. */
export type SpokenText = { id: number; text: string };

export type SpokenTextsProps = {
  /** Announced at the next pause. */
  polite: readonly SpokenText[];
  /** Announced immediately, interrupting the current speech. */
  assertive: readonly SpokenText[];
};

/** The polite and the assertive live region with their current texts. */
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
