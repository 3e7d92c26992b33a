import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { letterOf } from '#lib/text/letters';

import type { Contact } from './api';
import { displayName } from './contactRules';
import * as styles from './LetterRail.css';

export type LetterRailProps = {
  /** In the order of the list. */
  contacts: readonly Contact[];
  /** Called with the index of the first contact of a letter. */
  onJump: (index: number) => void;
};

/** Jumps to the names of a letter: a slider over the letters that have names, by pointer, finger or arrow keys. */
export function LetterRail({ contacts, onJump }: LetterRailProps) {
  const { t, i18n } = useTranslation('contacts');
  const { language } = i18n;
  const root = useRef<HTMLDivElement>(null);
  const letters = useMemo(() => {
    const first = new Map<string, number>();
    for (const [index, contact] of contacts.entries()) {
      const letter = letterOf(displayName(contact), language);
      if (!first.has(letter)) first.set(letter, index);
    }
    return [...first].map(([letter, index]) => ({ letter, index }));
  }, [contacts, language]);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, letters.length - 1);
  const last = letters.length - 1;

  function jump(to: number) {
    const position = Math.max(0, Math.min(last, to));
    const target = letters[position];
    if (!target) return;
    setChosen(position);
    onJump(target.index);
  }

  function jumpToPointer({ clientY }: PointerEvent) {
    const box = root.current?.getBoundingClientRect();
    if (!box || box.height === 0) return;
    jump(Math.floor(((clientY - box.top) / box.height) * letters.length));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const targets: Partial<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      PageDown: at + 5,
      PageUp: at - 5,
      Home: 0,
      End: last,
    };
    const typed = letters.findIndex(({ letter }) => letter === event.key.toLocaleUpperCase(language));
    const target = targets[event.key] ?? (typed < 0 ? undefined : typed);
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    jump(target);
  }

  return (
    <div
      ref={root}
      className={styles.root}
      role="slider"
      tabIndex={0}
      aria-label={t('list.letters')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={letters[at]?.letter}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        jumpToPointer(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 0) jumpToPointer(event);
      }}
    >
      {letters.map(({ letter }, index) => (
        <span key={letter} className={styles.letter} data-current={index === at || undefined}>
          {letter}
        </span>
      ))}
    </div>
  );
}
