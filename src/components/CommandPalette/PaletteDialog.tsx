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
  /** Asked to close, by Escape, a press beside it, the close button or the system's way back. */
  onClose: () => void;
  /** Names the dialog and its field. */
  label: string;
  placeholder?: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What fits the query, in the order to show; for an empty query what was used last. While newer ones load, the old ones may stay. */
  groups: ReadonlyArray<CommandGroup<Item>>;
  /** Where the owner's search stands. */
  status: 'ready' | 'loading' | 'failed';
  /** Runs it. Close the palette there, unless the command asks for more. */
  onSelect: (item: Item) => void;
  /** Shown while there is no query and nothing to offer. */
  idleText: string;
  /** Offers to try again after a failure. */
  onRetry?: () => void;
  /** The last frame of leaving is over. */
  onGone: () => void;
};

/** The window of a `CommandPalette`, drawn while it is open and while it leaves. */
export function PaletteDialog<Item extends Command>({
  open,
  onClose,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  status,
  onSelect,
  idleText,
  onRetry,
  onGone,
}: PaletteDialogProps<Item>) {
  const { t } = useTranslation('CommandPalette');
  const listId = useId();
  const root = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const items = status === 'failed' ? [] : groups.flatMap((group) => group.items);
  const { active, reach, reset, onKeyDown } = usePaletteKeys(items, onSelect);

  useModalDialog(root, {
    open,
    takeFocus() {
      input.current?.focus({ preventScroll: true });
      input.current?.select();
    },
    onDismiss: onClose,
    onGone,
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
        onSelect={onSelect}
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
