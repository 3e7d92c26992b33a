import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { Kbd } from '#components/Kbd';
import { Spinner } from '#components/Spinner';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { useModalDialog } from '#lib/browser/useModalDialog';

import * as styles from './CommandPalette.css';
import type { Command, CommandGroup } from './commands';
import { PaletteResults } from './PaletteResults';
import { usePaletteKeys } from './usePaletteKeys';

export type PaletteDialogProps<Item extends Command> = {
  open: boolean;
  /** Called on Escape, a click outside, the close button or the system back gesture. */
  onClose: () => void;
  /** Accessible name of the dialog and its field. */
  label: string;
  placeholder?: string;
  /** Text of the search field, controlled by the caller, who loads the results for it. */
  query: string;
  /** Called with each change of the search text. */
  onQueryChange: (query: string) => void;
  /**
   * Results for the query in display order; recent items for an empty query. The previous ones may stay while new ones
   * load.
   */
  groups: ReadonlyArray<CommandGroup<Item>>;
  /** Load state of the results. */
  status: 'ready' | 'loading' | 'failed';
  /** Runs the command. Close the palette here, unless the command needs further input. */
  onAction: (id: string, item: Item) => void;
  /** Shown when the query is empty and there are no recent items. */
  idleText: string;
  /** Adds a retry button to the error state. */
  onRetry?: () => void;
  /** Called when the exit animation has ended. */
  onGone: () => void;
};

/** The dialog of a `CommandPalette`, mounted while open and during the exit animation. */
export function PaletteDialog<Item extends Command>({
  open,
  onClose,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  status,
  onAction,
  idleText,
  onRetry,
  onGone,
}: PaletteDialogProps<Item>) {
  const { t } = useTranslation('CommandPalette');
  const listId = useId();
  const root = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const items = status === 'failed' ? [] : groups.flatMap((group) => group.items);
  const { active, reach, reset, onKeyDown } = usePaletteKeys(items, onAction);

  useModalDialog(root, {
    open,
    setInitialFocus() {
      input.current?.focus({ preventScroll: true });
      input.current?.select();
    },
    onDismiss: onClose,
    onExited: onGone,
  });

  const nothing = items.length === 0;
  const announced =
    status === 'failed'
      ? t('failed')
      : status === 'loading'
        ? ''
        : nothing
          ? query === ''
            ? idleText
            : t('noMatch', { query })
          : t('found', { count: items.length });

  return (
    <dialog ref={root} aria-label={label} tabIndex={-1} className={styles.root}>
      <div className={styles.search}>
        <span className={styles.sign}>
          {status === 'loading' ? <Spinner /> : <Icon source={MagnifyingGlassIcon} />}
        </span>
        <input
          ref={input}
          className={styles.field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={!nothing}
          aria-controls={nothing ? undefined : listId}
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          value={query}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            reset();
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t('close')} icon={XMarkIcon} onClick={onClose} />
      </div>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <PaletteResults
        id={listId}
        label={label}
        query={query}
        groups={status === 'failed' ? [] : groups}
        status={status}
        active={active}
        idleText={idleText}
        onReach={reach}
        onAction={onAction}
        onRetry={onRetry}
      />
      <p aria-hidden="true" className={styles.footer}>
        <span className={styles.hint}>
          <Kbd keys="Up" />
          <Kbd keys="Down" />
          {t('hint.move')}
        </span>
        <span className={styles.hint}>
          <Kbd keys="Enter" />
          {t('hint.choose')}
        </span>
        <span className={styles.hint}>
          <Kbd keys="Escape" />
          {t('hint.close')}
        </span>
      </p>
    </dialog>
  );
}
