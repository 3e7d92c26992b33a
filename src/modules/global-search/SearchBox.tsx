import { useRef } from 'react';

import * as styles from './GlobalSearch.css';
import { SearchCombobox } from './SearchCombobox';
import { useSearchShortcut } from './useSearchShortcut';

/** The console's search as a permanent field (specification, section 2: "Basic"). */
export function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(() => {
    field.current?.focus();
    field.current?.select();
  });
  return (
    <search className={styles.box}>
      <SearchCombobox ref={field} showShortcut />
    </search>
  );
}
