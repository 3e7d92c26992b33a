import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { useKeyShortcuts } from '#components/Kbd';
import { useInteractOutside } from '#lib/browser/useInteractOutside';

import * as styles from './GlobalSearch.css';
import { SearchCombobox } from './SearchCombobox';
import { shortcut, useSearchShortcut } from './useSearchShortcut';

/**
 * The console's search as a button that opens a field over its row (specification, section 2: "Bar"). The row is the
 * nearest positioned ancestor. One Escape closes it (ruling D6).
 */
export function SearchBar() {
  const { t } = useTranslation('global-search');
  const keyShortcuts = useKeyShortcuts(shortcut);
  const button = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  function show() {
    if (!open) {
      const focused = document.activeElement;
      opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
      // Mobile browsers open the keyboard only if focus is set within the click event.
      flushSync(() => setOpen(true));
    }
    field.current?.focus();
    field.current?.select();
  }

  function close() {
    setOpen(false);
    const restoreTarget = opener.current?.isConnected ? opener.current : button.current;
    restoreTarget?.focus();
  }

  useSearchShortcut(show);
  useInteractOutside(
    () => bar.current,
    () => setOpen(false),
  );

  return (
    <>
      <IconButton
        ref={button}
        label={t('label')}
        icon={MagnifyingGlassIcon}
        aria-expanded={open}
        aria-keyshortcuts={keyShortcuts}
        shortcut={shortcut}
        onClick={show}
      />
      {open ? (
        <search ref={bar} className={styles.bar}>
          <SearchCombobox ref={field} onEscape={close} onNavigate={close} />
          <IconButton label={t('close')} icon={XMarkIcon} onClick={close} />
        </search>
      ) : null}
    </>
  );
}
