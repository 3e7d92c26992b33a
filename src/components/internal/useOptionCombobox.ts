import { useId, useState } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';

import type { ListOption } from '#components/OptionList';
import { lazyComponent } from '#lib/react/lazyComponent';

import type { OptionPopupProps } from './OptionPopup';

/** The popup of every combobox with options, loaded on first interaction. */
export const optionPopup = lazyComponent<OptionPopupProps>(() =>
  import('./OptionPopup').then((part) => part.OptionPopup),
);

export type OptionComboboxOptions = {
  /** The options that match the text, in display order. */
  options: readonly ListOption[];
  /** Activates the first option, so that Enter takes it: after typing. */
  autoActivate: boolean;
  /** Disabled or read-only: the list never opens. */
  isLocked: boolean;
  /** Value of the option that the arrow keys start from. */
  start?: string | undefined;
  onAction: (option: ListOption) => void;
  /** Called when Escape closes the list. */
  onCancel?: () => void;
};

export type OptionCombobox = {
  /** Opened by the user; there may be no options to show. */
  isOpen: boolean;
  listId: string;
  activeIndex: number;
  open: () => void;
  close: () => void;
  /** Makes an option active, `null` for the one that follows from the state. */
  activate: (value: string | null) => void;
  /** Handles a key of the input; returns `false` if the key means nothing to the list. */
  handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  /** Spread onto the input. */
  inputProps: ComponentPropsWithoutRef<'input'>;
};

const pageLength = 10;

/**
 * State, keys and ARIA attributes of an input whose value is taken from a list (WAI-ARIA combobox with list
 * autocomplete): the focus stays in the input, and `aria-activedescendant` refers to the active option.
 */
export function useOptionCombobox({
  options,
  autoActivate,
  isLocked,
  start,
  onAction,
  onCancel,
}: OptionComboboxOptions): OptionCombobox {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [activeValue, setActiveValue] = useState<string | null>(null);
  const isLoaded = optionPopup.useIsLoaded();
  const isOpen = isWanted && !isLocked;
  const isExpanded = isOpen && isLoaded && options.length > 0;

  const enabled = options.filter(({ disabled }) => !disabled);
  const chosen = activeValue === null ? undefined : enabled.find(({ value }) => value === activeValue);
  const active = chosen ?? (autoActivate ? enabled[0] : undefined);
  const activeIndex = isExpanded && active ? options.indexOf(active) : -1;

  function open() {
    optionPopup.preload();
    setWanted(!isLocked);
  }

  function close() {
    setWanted(false);
    setActiveValue(null);
  }

  function move(step: number) {
    const count = enabled.length;
    // The first step goes to the chosen option, or to the end that the key comes from.
    const from = active ? enabled.indexOf(active) : enabled.findIndex(({ value }) => value === start);
    const isFirst = active === undefined;
    const next =
      from === -1
        ? step > 0
          ? 0
          : count - 1
        : isFirst
          ? from
          : Math.abs(step) === 1
            ? (from + step + count) % count
            : Math.max(0, Math.min(count - 1, from + step));
    setActiveValue(enabled[next]?.value ?? null);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): boolean {
    // During composition every key belongs to the IME, including Enter and Escape.
    if (isLocked || event.nativeEvent.isComposing) return false;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (event.altKey && event.key === 'ArrowUp') close();
        else {
          open();
          if (!event.altKey) move(event.key === 'ArrowDown' ? 1 : -1);
        }
        break;
      case 'PageDown':
      case 'PageUp':
        if (!isExpanded) return false;
        move(event.key === 'PageDown' ? pageLength : -pageLength);
        break;
      case 'Enter':
        if (!isOpen) return false;
        // With the list open Enter belongs to it, even where nothing can be taken: the form is not sent by accident.
        if (isExpanded && active) onAction(active);
        break;
      case 'Escape':
        if (!isOpen) return false;
        // One press has one effect: a dialog around the control stays open.
        event.stopPropagation();
        close();
        onCancel?.();
        break;
      default:
        // The caret moves: from here the keys edit the text.
        if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActiveValue(null);
        return false;
    }
    event.preventDefault();
    return true;
  }

  return {
    isOpen,
    listId,
    activeIndex,
    open,
    close,
    activate: setActiveValue,
    handleKeyDown,
    inputProps: {
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': activeIndex === -1 ? undefined : `${listId}-${activeIndex}`,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      onPointerEnter: optionPopup.preload,
      onFocus: optionPopup.preload,
      onClick: open,
    },
  };
}
