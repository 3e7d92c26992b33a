import { useId, useState } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';

import { lazyComponent } from '#lib/react/lazyComponent';

import type { ListOption } from './listOptions';
import type { OptionPopupProps } from './OptionPopup';
import { useActiveOption } from './useActiveOption';

/** The popup of every combobox with options, loaded on first interaction. */
export const optionPopup = lazyComponent<OptionPopupProps>(() =>
  import('./OptionPopup').then((part) => part.OptionPopup),
);

export type OptionComboboxOptions<Item extends ListOption> = {
  /** The options that match the text, in display order. */
  options: readonly Item[];
  /** Activates the first option, so that Enter takes it: after typing. */
  autoActivate: boolean;
  /** Disabled or read-only: the list never opens. */
  isLocked: boolean;
  /** Value of the option that the arrow keys start from. */
  start?: string | undefined;
  /** The text itself may be the value: without an active option Enter means the text, and not the list. */
  allowsText?: boolean;
  /** Whether the popup is shown without options, with a message. */
  hasMessage?: boolean;
  onAction: (option: Item) => void;
  /** Called when Escape closes the list. */
  onCancel?: () => void;
};

export type OptionCombobox = {
  /** Opened by the user; there may be no options to show. */
  isOpen: boolean;
  /** Open, and showing options. */
  isExpanded: boolean;
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

/**
 * State, keys and ARIA attributes of an input whose value is taken from a list (WAI-ARIA combobox with list
 * autocomplete): the focus stays in the input, and `aria-activedescendant` refers to the active option.
 */
export function useOptionCombobox<Item extends ListOption>({
  options,
  autoActivate,
  isLocked,
  start,
  allowsText = false,
  hasMessage = true,
  onAction,
  onCancel,
}: OptionComboboxOptions<Item>): OptionCombobox {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const isLoaded = optionPopup.useIsLoaded();
  const isOpen = isWanted && !isLocked;
  const isExpanded = isOpen && isLoaded && options.length > 0;
  const list = useActiveOption({
    options,
    keyOf: ({ value }) => value,
    isDisabled: ({ disabled }) => disabled === true,
    autoActivate,
    start,
  });
  const activeIndex = isExpanded ? list.activeIndex : -1;

  function open() {
    if (isLocked) return;
    optionPopup.preload();
    setWanted(true);
  }

  function close() {
    setWanted(false);
    list.activate(null);
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
          if (!event.altKey) list.move(event.key);
        }
        break;
      case 'PageDown':
      case 'PageUp':
        if (!isExpanded) return false;
        list.move(event.key);
        break;
      case 'Enter':
        if (!isOpen || (allowsText && activeIndex === -1)) return false;
        // With the list open Enter belongs to it, even where nothing can be taken: the form is not sent by accident.
        if (isExpanded && list.active) onAction(list.active);
        break;
      case 'Escape':
        if (!isOpen || (options.length === 0 && !hasMessage)) return false;
        // One press has one effect: a dialog around the control stays open.
        event.stopPropagation();
        close();
        onCancel?.();
        break;
      case 'Tab':
        // Before the browser looks for the next control: it would stop at the list, which closes on blur.
        close();
        return false;
      default:
        // The caret moves: from here the keys edit the text.
        if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) list.activate(null);
        return false;
    }
    event.preventDefault();
    return true;
  }

  return {
    isOpen,
    isExpanded,
    listId,
    activeIndex,
    open,
    close,
    activate: list.activate,
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
