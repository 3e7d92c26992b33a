import { Button } from '#components/Button';
import { PaletteResults } from '#components/CommandPalette';
import type { PaletteResultsProps } from '#components/CommandPalette';
import { Positioner } from '#components/Positioner';
import type { PositionerProps } from '#components/Positioner';

import * as styles from './GlobalSearch.css';
import type { SearchItem } from './results';

export type SearchResultsProps = PaletteResultsProps<SearchItem> &
  Pick<PositionerProps, 'anchor'> & {
    /** Which kinds of results could not be searched. The field announces it. */
    failure: string | undefined;
    /** Label of the button that searches again. */
    retryLabel: string;
  };

/** The popup with the results, or with its loading, empty or error state. Loads with the first character. */
export function SearchResults({ anchor, failure, retryLabel, ...results }: SearchResultsProps) {
  return (
    <Positioner anchor={anchor} width="anchor">
      <div className={styles.results}>
        <PaletteResults {...results} headings="upperCase" />
        {failure === undefined ? null : (
          <div className={styles.failure}>
            <p>{failure}</p>
            <Button size="small" variant="outline" onClick={() => results.onRetry?.()}>
              {retryLabel}
            </Button>
          </div>
        )}
      </div>
    </Positioner>
  );
}
