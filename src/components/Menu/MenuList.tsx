import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { Link } from 'react-router-dom';

import { Icon } from '#components/Icon';
import { Popup } from '#components/Popup';

import * as styles from './MenuList.css';
import type { MenuItem, MenuSection } from './sections';
import { typeahead } from './typeahead';

export type MenuListProps = {
  label: string;
  sections: readonly MenuSection[];
  /** Which item takes the focus first. */
  start: 'first' | 'last';
  align: 'start' | 'end';
  trigger: RefObject<HTMLElement | null>;
  onClose: (returnFocus: boolean) => void;
  onSelect: (item: MenuItem) => void;
};

const roles = { action: 'menuitem', checkbox: 'menuitemcheckbox', radio: 'menuitemradio' } as const;
const typingPause = 500;

/** The popup of a `Menu`: arrows, Home, End, first letters; Escape and Tab give the focus back. */
export function MenuList({ label, sections, start, align, trigger, onClose, onSelect }: MenuListProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const lines = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];

  const focusStart = useEffectEvent(() => {
    const all = lines();
    const checked = all.find((line) => line.ariaChecked === 'true' && line.role === 'menuitemradio');
    const first = start === 'first' ? (checked ?? all.at(0)) : all.at(-1);
    first?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => focusStart(), []);

  const pressedOutside = useEffectEvent((event: PointerEvent) => {
    const target = event.target instanceof Node ? event.target : null;
    if (!root.current?.contains(target) && !trigger.current?.contains(target)) onClose(false);
  });

  useEffect(() => {
    const press = (event: PointerEvent) => pressedOutside(event);
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, []);

  function move(index: number) {
    const all = lines();
    all[(index + all.length) % all.length]?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const all = lines();
    const current = all.findIndex((line) => line === document.activeElement);
    switch (event.key) {
      case 'ArrowDown':
        move(current + 1);
        break;
      case 'ArrowUp':
        move(current === -1 ? -1 : current - 1);
        break;
      case 'Home':
        move(0);
        break;
      case 'End':
        move(-1);
        break;
      case 'Escape':
        onClose(true);
        break;
      case 'Tab':
        // Tab goes on from the button, as if the menu had never been there.
        onClose(true);
        event.stopPropagation();
        return;
      case ' ':
        // A link does not answer to Space by itself.
        if (typed.current.text !== '' && event.timeStamp - typed.current.at < typingPause) type(' ', event.timeStamp);
        else all[current]?.click();
        break;
      default:
        if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
        type(event.key, event.timeStamp);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function type(letter: string, at: number) {
    const all = lines();
    const text = at - typed.current.at < typingPause ? typed.current.text + letter : letter;
    typed.current = { text, at };
    const texts = all.map((line) => line.dataset['line'] ?? '');
    const from = all.findIndex((line) => line === document.activeElement);
    all[typeahead(texts, text, from, document.documentElement.lang)]?.focus();
  }

  function handleBlur(event: FocusEvent) {
    // The focus went somewhere else by itself, for instance by a screen reader's own command.
    const next = event.relatedTarget;
    if (next && !root.current?.contains(next) && !trigger.current?.contains(next)) onClose(false);
  }

  function select(section: MenuSection, item: MenuItem, event: MouseEvent) {
    if (item.disabled) {
      event.preventDefault();
      return;
    }
    if (section.kind !== 'checkbox') onClose(true);
    onSelect(item);
  }

  return (
    <Popup anchor={() => trigger.current} placement={align === 'end' ? 'bottom-end' : 'bottom-start'}>
      <div
        ref={root}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.root}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      >
        {sections.map((section) => (
          <div
            key={section.id}
            role="group"
            aria-labelledby={section.label === undefined ? undefined : `${id}-${section.id}`}
            className={styles.section}
          >
            {section.label === undefined ? null : (
              <div id={`${id}-${section.id}`} role="presentation" className={styles.heading}>
                {section.label}
              </div>
            )}
            {section.items.map((item) => {
              const kind = section.kind ?? 'action';
              const shared = {
                role: roles[kind],
                className: `${styles.item} ${styles.tone[item.tone ?? 'neutral']}`,
                tabIndex: -1,
                lang: item.lang,
                'aria-checked': kind === 'action' ? undefined : item.checked === true,
                'aria-disabled': item.disabled || undefined,
                'data-line': item.label,
                onPointerMove: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
                onClick: (event: MouseEvent) => select(section, item, event),
              };
              const content = (
                <>
                  {kind === 'action' ? null : (
                    <span className={styles.check}>
                      {item.checked ? <Icon source={CheckIcon} size="small" /> : null}
                    </span>
                  )}
                  {item.icon ? (
                    <span className={styles.icon}>
                      <Icon source={item.icon} />
                    </span>
                  ) : null}
                  <span className={styles.texts}>
                    {item.label}
                    {item.description === undefined ? null : (
                      <span className={styles.description}>{item.description}</span>
                    )}
                  </span>
                </>
              );
              return item.to === undefined || item.disabled ? (
                <button key={item.id} type="button" {...shared}>
                  {content}
                </button>
              ) : (
                <Link key={item.id} to={item.to} {...shared}>
                  {content}
                </Link>
              );
            })}
          </div>
        ))}
      </div>
    </Popup>
  );
}
