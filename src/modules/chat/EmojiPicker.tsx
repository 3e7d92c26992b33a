import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SearchField } from '#components/SearchField';
import { lineKeys } from '#lib/browser/direction';
import { foldForSearch } from '#lib/text/foldForSearch';

import { emojiGroups } from './emoji';
import type { Emoji } from './emoji';
import * as styles from './EmojiPicker.css';

export type EmojiPickerProps = { onPick: (emoji: string) => void };

/** Common emoji in groups, found by their names. */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const { t, i18n } = useTranslation('chat');
  const [query, setQuery] = useState('');
  const language = i18n.language === 'tr' ? 'tr' : 'en';
  const wanted = foldForSearch(query);
  const groups = emojiGroups
    .map(({ id, emoji }) => ({ id, emoji: emoji.filter((one) => foldForSearch(one[language]).includes(wanted)) }))
    .filter(({ emoji }) => emoji.length > 0);
  return (
    <div className={styles.root}>
      <SearchField
        label={t('emoji.search')}
        placeholder={t('emoji.search')}
        value={query}
        onChange={setQuery}
        onSubmit={() => {
          const [first] = groups[0]?.emoji ?? [];
          if (first) onPick(first.text);
        }}
      />
      <div className={styles.groups}>
        {groups.length === 0 ? <p className={styles.none}>{t('emoji.none', { query })}</p> : null}
        {groups.map(({ id, emoji }) => (
          <section key={id} aria-label={t(`emoji.${id}`)}>
            <div className={styles.title} aria-hidden="true">
              {t(`emoji.${id}`)}
            </div>
            <EmojiGrid emoji={emoji} language={language} onPick={onPick} />
          </section>
        ))}
      </div>
    </div>
  );
}

type EmojiGridProps = { emoji: readonly Emoji[]; language: 'en' | 'tr'; onPick: (emoji: string) => void };

/** Walked by the arrow keys: one tab stop. */
function EmojiGrid({ emoji, language, onPick }: EmojiGridProps) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, emoji.length - 1);
  const { forward, back } = lineKeys();
  const steps: Readonly<Record<string, number>> = {
    [forward]: 1,
    [back]: -1,
    ArrowDown: styles.columns,
    ArrowUp: -styles.columns,
  };
  return (
    <div
      role="presentation"
      className={styles.grid}
      onKeyDown={(event) => {
        const next =
          event.key === 'Home' ? 0 : event.key === 'End' ? emoji.length - 1 : current + (steps[event.key] ?? 0);
        if (next === current || next < 0 || next >= emoji.length) return;
        event.preventDefault();
        setAt(next);
        const button = event.currentTarget.children[next];
        if (button instanceof HTMLElement) button.focus();
      }}
    >
      {emoji.map((one, index) => (
        <button
          key={one.text}
          type="button"
          className={styles.emoji}
          aria-label={one[language]}
          title={one[language]}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onPick(one.text)}
        >
          {one.text}
        </button>
      ))}
    </div>
  );
}
