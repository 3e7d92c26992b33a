import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { SpokenTexts } from './SpokenTexts';
import type { SpokenText } from './SpokenTexts';
import { useTopHost } from './useTopHost';

export { SpokenTexts } from './SpokenTexts';
export { useTopHost } from './useTopHost';

/** `polite` waits for a pause; `assertive` interrupts, for what cannot wait. */
export type Urgency = 'polite' | 'assertive';

/** Says a text to those who hear the page. The same text twice is read twice. */
export type Announce = (text: string, urgency?: Urgency) => void;

const AnnounceContext = createContext<Announce | null>(null);

/** As many as can be read before they are gone anyway. */
const kept = 5;

let lastId = 0;

export type LiveRegionProps = { children: ReactNode };

/** Where texts that nobody sees are read out; once, around the application. Follows the focus into dialogs. */
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
      {/* A page drawn beforehand has nothing to say and no document to say it in. */}
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

/** Reads texts out from anywhere below `LiveRegion`; throws where there is none. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) {
    throw new Error(
      'useAnnounce found no LiveRegion above, so nobody would hear its texts. Wrap the application in one.',
    );
  }
  return announce;
}
