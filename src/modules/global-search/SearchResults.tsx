import { PaletteResults } from '#components/CommandPalette';
import type { PaletteResultsProps } from '#components/CommandPalette';
import { Positioner } from '#components/Positioner';
import type { PositionerProps } from '#components/Positioner';

import * as styles from './GlobalSearch.css';
import type { SearchItem } from './results';

export type SearchResultsProps = PaletteResultsProps<SearchItem> & Pick<PositionerProps, 'anchor'>;

/** The popup with the results, or with its loading, empty or error state. Loads with the first character. */
export function SearchResults({ anchor, ...results }: SearchResultsProps) {
  return (
    <Positioner anchor={anchor} width="anchor">
      <div className={styles.results}>
        <PaletteResults {...results} headings="upperCase" />
      </div>
    </Positioner>
  );
}
