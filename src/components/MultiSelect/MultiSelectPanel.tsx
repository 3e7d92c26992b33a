import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { bareControl, InputFrame } from '#components/InputFrame';
import type { InputFrameProps } from '#components/InputFrame';
import { optionId, OptionList } from '#components/OptionList';
import type { Option } from '#components/Field';
import { Positioner } from '#components/Positioner';
import { inGroups, matching } from '#components/internal/listOptions';
import { findTypeAheadMatch, TypeAhead } from '#components/internal/typeAhead';
import { useActiveOption } from '#components/internal/useActiveOption';
import { useInteractOutside } from '#lib/browser/useInteractOutside';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './MultiSelect.css';
import { toggled, union, withRange } from './selection';

export type MultiSelectPanelProps = {
  id: string;
  label: string;
  options: readonly Option[];
  selectedKeys: readonly string[];
  size: NonNullable<InputFrameProps['size']>;
  searchable: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** Element around control and panel: interactions inside it do not close the panel. */
  owner: RefObject<HTMLElement | null>;
  onChange: (chosen: string[]) => void;
  /** Closes and returns focus to the control. */
  onClose: () => void;
  /** Closes; focus has already moved elsewhere. */
  onDismiss: () => void;
};

/**
 * The popup of a `MultiSelect`: search, select all, clear and the options. Pre-rendered hidden; memoised so that
 * opening does not render it again.
 */
export const MultiSelectPanel = memo(function MultiSelectPanel({
  id,
  label,
  options,
  selectedKeys,
  size,
  searchable,
  anchor,
  owner,
  onChange,
  onClose,
  onDismiss,
}: MultiSelectPanelProps) {
  const { t, i18n } = useTranslation('MultiSelect');
  const listId = `${id}-list`;
  const search = useRef<HTMLInputElement>(null);
  const listbox = useRef<HTMLDivElement>(null);
  const [typeAhead] = useState(() => new TypeAhead());
  const [query, setQuery] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const shown = inGroups(matching(options, query));
  const free = shown.filter((option) => !option.disabled);
  const list = useActiveOption({
    options: shown,
    keyOf: ({ value }) => value,
    isDisabled: ({ disabled }) => disabled === true,
    initial: free.find(({ value }) => selectedKeys.includes(value))?.value,
    autoActivate: true,
    loop: false,
    // In the search Home and End move the caret.
    edges: !searchable,
  });
  // Start of a range selection: the last option that was selected.
  const [anchorKey, setAnchorKey] = useState(list.active?.value);

  useLayoutEffect(() => {
    (search.current ?? listbox.current)?.focus({ preventScroll: true });
  }, []);

  useInteractOutside(() => owner.current, onDismiss);

  function find(next: string) {
    const found = inGroups(matching(options, next));
    setQuery(next);
    list.activate(null);
    setAnnouncement(next === '' ? '' : t('found', { count: found.length }));
  }

  function chooseMany(next: string[]) {
    onChange(next);
    setAnnouncement(next.length === 0 ? t('none') : t('selected', { count: next.length }));
  }

  /** Releases options; a disabled one stays as it is. */
  function release(released: ReadonlyArray<Pick<Option, 'value' | 'disabled'>>) {
    chooseMany(selectedKeys.filter((key) => !released.some(({ value, disabled }) => value === key && !disabled)));
  }

  function toggle(option: Option | undefined) {
    if (!option || option.disabled) return;
    list.activate(option.value);
    setAnchorKey(option.value);
    onChange(toggled(selectedKeys, option.value));
  }

  /** Selects all between the active option and another one. */
  function selectRange(key: string | undefined) {
    const to = shown.findIndex(({ value }) => value === key);
    chooseMany(withRange(shown, selectedKeys, list.activeIndex, to === -1 ? list.activeIndex : to));
  }

  /** Handles a key on the options; returns `false` if the key does nothing there. */
  function press(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    const before = list.active;
    const reached = list.move(key);
    if (reached) {
      const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
      if (shiftKey && isArrow && reached !== before) toggle(reached);
      if (shiftKey && command && (key === 'Home' || key === 'End')) selectRange(reached.value);
      return true;
    }
    if (key === 'Enter') {
      toggle(list.active);
      return true;
    }
    // All other keys edit the search text.
    if (event.target === search.current) return false;
    if (command && key.toLowerCase() === 'a') {
      if (free.every((option) => selectedKeys.includes(option.value))) release(free);
      else chooseMany(union(selectedKeys, free));
      return true;
    }
    if (typeAhead.accepts(event.nativeEvent)) {
      const typed = typeAhead.add(key, event.timeStamp);
      const found = findTypeAheadMatch(
        typed,
        free.length,
        free.findIndex((option) => option === list.active),
        (index) => free[index]?.label ?? '',
        i18n.language,
      );
      const option = free[found];
      if (option) list.activate(option.value);
      return true;
    }
    if (key === ' ') {
      if (shiftKey) selectRange(anchorKey);
      else toggle(list.active);
      return true;
    }
    return false;
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Ignore keys of an IME composition.
    if (event.nativeEvent.isComposing) return;
    if (press(event)) event.preventDefault();
  }

  return (
    <Positioner anchor={() => anchor.current}>
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Escape does one thing per press: clear the search, then close the panel. It never reaches a dialog around
          // them.
          event.preventDefault();
          event.stopPropagation();
          if (query === '') onClose();
          else find('');
        }}
      >
        <div id={id} role="dialog" aria-label={label} tabIndex={-1} className={styles.panel}>
          {searchable ? (
            <div className={styles.search}>
              <InputFrame size={size}>
                <input
                  ref={search}
                  className={bareControl}
                  type="text"
                  role="combobox"
                  aria-label={t('search', { label })}
                  aria-autocomplete="list"
                  aria-expanded={shown.length > 0}
                  aria-controls={shown.length > 0 ? listId : undefined}
                  aria-activedescendant={list.active ? optionId(listId, list.activeIndex) : undefined}
                  value={query}
                  placeholder={t('searchHere')}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => find(event.target.value)}
                  onKeyDown={handleKeyDown}
                />
              </InputFrame>
            </div>
          ) : null}
          <div className={styles.bar}>
            <span className={styles.count}>
              {selectedKeys.length === 0 ? t('none') : t('selected', { count: selectedKeys.length })}
            </span>
            <span className={styles.actions}>
              <Button
                size="small"
                variant="quiet"
                disabled={free.length === 0}
                onClick={() => chooseMany(union(selectedKeys, free))}
              >
                {t('all')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => release(options)}>
                {t('clear')}
              </Button>
            </span>
          </div>
          {shown.length === 0 ? (
            // Hidden, because the status element announces the same text.
            <p aria-hidden="true" className={styles.message}>
              {t('noMatch', { query: query.trim() })}
            </p>
          ) : (
            <OptionList
              ref={listbox}
              id={listId}
              label={label}
              options={shown}
              selectedKeys={selectedKeys}
              activeIndex={list.activeIndex}
              size={size}
              onAction={(index) => toggle(shown[index])}
              {...(searchable ? {} : { onKeyDown: handleKeyDown })}
            />
          )}
          <span role="status" className={visuallyHidden}>
            {shown.length === 0 ? t('noMatch', { query: query.trim() }) : announcement}
          </span>
        </div>
      </div>
    </Positioner>
  );
});
