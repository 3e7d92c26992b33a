import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './Kbd.css';
import { ariaShortcut, parseShortcut } from './shortcut';
import type { NamedKey, ShortcutKey } from './shortcut';
import { useAppleKeyboard } from './usePlatform';

export type KbdProps = {
  /**
   * Keys pressed together, joined by a plus: `Mod+Shift+K`, `Esc`, `Alt+ArrowUp`. `Mod` is Command on Apple keyboards
   * and Control elsewhere.
   */
  keys: string;
  /** `caps` renders key caps; `plain` is text at the end of a menu item. */
  variant?: keyof typeof styles.variant;
  /** Platform whose key names are shown; defaults to the user's own. */
  platform?: 'apple' | 'other';
};

type TranslatedCap = 'space' | 'backspace' | 'delete';

// Printed the same on keyboards of every language.
const caps: Readonly<Record<Exclude<NamedKey, TranslatedCap>, string>> = {
  command: 'Win',
  control: 'Ctrl',
  option: '⌥',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  tab: 'Tab',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  home: 'Home',
  end: 'End',
  pageUp: 'PgUp',
  pageDown: 'PgDn',
};

const appleCaps: Partial<Record<NamedKey, string>> = {
  command: '⌘',
  control: '⌃',
  shift: '⇧',
  backspace: '⌫',
  enter: '↵',
};

/** Returns the `aria-keyshortcuts` value of a shortcut for the user's keyboard. */
export function useKeyShortcuts(keys: string | undefined): string | undefined {
  const apple = useAppleKeyboard();
  return keys === undefined ? undefined : ariaShortcut(keys, apple);
}

/** A keyboard shortcut, as printed on the keys, with a spoken text alternative. */
export function Kbd({ keys, variant = 'caps', platform }: KbdProps) {
  const { t } = useTranslation('Kbd');
  const detected = useAppleKeyboard();
  const apple = platform === undefined ? detected : platform === 'apple';
  const parsed = parseShortcut(keys, apple);
  function printed(key: ShortcutKey): string {
    if ('text' in key) return key.text;
    const onApple = apple ? appleCaps[key.name] : undefined;
    if (onApple !== undefined) return onApple;
    return key.name === 'space' || key.name === 'backspace' || key.name === 'delete'
      ? t(`cap.${key.name}`)
      : caps[key.name];
  }
  const spoken = parsed.map((key) => ('text' in key ? key.text : t(`name.${key.name}`))).join(' + ');
  return (
    <kbd className={`${styles.root} ${styles.variant[variant]}`}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      {variant === 'plain' ? (
        <span aria-hidden="true">{parsed.map(printed).join(apple ? '' : '+')}</span>
      ) : (
        parsed.map((key) => {
          const cap = printed(key);
          return (
            <span key={cap} aria-hidden="true" className={styles.cap}>
              {cap}
            </span>
          );
        })
      )}
    </kbd>
  );
}
