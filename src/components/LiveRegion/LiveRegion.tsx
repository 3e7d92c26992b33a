import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { SpokenTexts } from './SpokenTexts';
import type { SpokenText } from './SpokenTexts';
import { useTopHost } from './useTopHost';

export { LiveText } from './LiveText';
export { SpokenTexts } from './SpokenTexts';
export { useTopHost } from './useTopHost';

/** `polite` waits for a pause; `assertive` interrupts, for urgent messages. */
export type Urgency = 'polite' | 'assertive';

/** Announces a text to screen readers. Repeating a text announces it again. */
export type Announce = (text: string, urgency?: Urgency) => void;

const AnnounceContext = createContext<Announce | null>(null);

/** As many as can be read out before they are removed. */
const kept = 5;

let lastId = 0;

export type LiveRegionProps = { children: ReactNode };

/** Provides screen reader announcements. Mount once, around the application. Moves into open dialogs. */
export function LiveRegion({ children }: LiveRegionProps) {
  const [texts, setTexts] = useState<ReadonlyArray<SpokenText & { urgency: Urgency }>>([]);
  const [announce] = useState<Announce>(() => (text: string, urgency: Urgency = 'polite') => {
    lastId += 1;
    const spoken = { id: lastId, text, urgency };
    setTexts((before) => [...before, spoken].slice(-kept));
  });
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* There is no document for a portal while prerendering. */}
      {texts.length > 0 ? (
        <Voice
          polite={texts.filter(({ urgency }) => urgency === 'polite')}
          assertive={texts.filter(({ urgency }) => urgency === 'assertive')}
        />
      ) : null}
    </AnnounceContext>
  );
}

function Voice(texts: { polite: readonly SpokenText[]; assertive: readonly SpokenText[] }) {
  return createPortal(<SpokenTexts {...texts} />, useTopHost());
}

/** Returns the announce function, anywhere below `LiveRegion`; throws without one. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) {
    throw new Error(
      'useAnnounce found no LiveRegion above, so nobody would hear its texts. Wrap the application in one.',
    );
  }
  return announce;
}
