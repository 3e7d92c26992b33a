import { useRef, useState } from 'react';

import { Button } from '#components/Button';
import { Link } from '#components/Link';
import { clearLastPlace } from '#domain/lastPlace';
import type { LastPlace } from '#domain/lastPlace';

import { useResultsTranslation } from './useResultsTranslation';
import { buildSearchPath } from './searchPath';
import * as styles from './SearchPage.css';

export type SavedPlaceProps = {
  place: LastPlace | undefined;
  onForget: () => void;
};

/** The default place of searches on this device, with a button to forget it (directory 2.2). */
export function SavedPlace({ place, onForget }: SavedPlaceProps) {
  const { t } = useResultsTranslation();
  const [forgotten, setForgotten] = useState<string>();
  const line = useRef<HTMLParagraphElement>(null);
  if (!place && forgotten === undefined) return null;
  return (
    <div className={styles.saved}>
      <p ref={line} id="saved-place" role="status" tabIndex={-1} className={styles.savedLine}>
        {place ? t('searchPage.saved', { place: place.label }) : t('searchPage.savedForgotten', { place: forgotten })}
      </p>
      {place ? (
        <>
          <Link href={buildSearchPath({ location: { kind: 'place', key: place.slug } })} variant="standalone">
            {t('searchPage.savedSearch')}
          </Link>
          <Button
            size="small"
            variant="quiet"
            aria-describedby="saved-place"
            onClick={() => {
              // The button disappears with the place, so the focus moves to the status, which confirms it.
              line.current?.focus({ preventScroll: true });
              clearLastPlace();
              setForgotten(place.label);
              onForget();
            }}
          >
            {t('searchPage.savedForget')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
