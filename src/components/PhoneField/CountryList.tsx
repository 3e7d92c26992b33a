import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import MagnifyingGlassIcon from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { bareControl, InputFrame } from '#components/InputFrame';
import { Positioner } from '#components/Positioner';
import { useInteractOutside } from '#lib/browser/useInteractOutside';
import { useOptionPress } from '#components/internal/useOptionPress';
import { visuallyHidden } from '#theme/mixins.css';

import { inLanguage, matching } from './countries';
import { Flag } from './Flag';
import { listCountries } from './phone';
import * as styles from './PhoneField.css';

export type CountryListProps = {
  id: string;
  country: string;
  anchor: () => Element | null | undefined;
  /** Element around control and popup: interactions inside it do not close the popup. */
  owner: () => HTMLElement | null;
  onAction: (country: string) => void;
  /** Closes; focus has already moved elsewhere. */
  onDismiss: () => void;
};

/** The popup of a `PhoneField`: all countries, named in the current language (combobox with a listbox). */
export function CountryList({ id, country, anchor, owner, onAction, onDismiss }: CountryListProps) {
  const { t, i18n } = useTranslation('PhoneField');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [all] = useState(() => inLanguage(listCountries(), i18n.language));
  const options = matching(all, text);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      all.findIndex((option) => option.country === country),
    ),
  );
  const optionId = (index: number) => `${id}-option-${index}`;

  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    const option = list.current?.children[active];
    option?.scrollIntoView({ block: 'nearest' });
  }, [active, text]);

  useInteractOutside(owner, onDismiss);

  useOptionPress(list, (target) => {
    const chosen = target.closest<HTMLElement>('[data-country]')?.dataset['country'];
    if (chosen) onAction(chosen);
  });

  function move(to: number) {
    if (options.length > 0) setActive((to + options.length) % options.length);
  }

  return (
    <Positioner anchor={anchor}>
      <div id={id} role="dialog" aria-label={t('chooseCountry')} className={styles.panel}>
        <div className={styles.search}>
          <InputFrame leadingIcon={MagnifyingGlassIcon}>
            <input
              ref={input}
              className={bareControl}
              type="text"
              role="combobox"
              aria-label={t('search')}
              placeholder={t('search')}
              aria-autocomplete="list"
              aria-expanded
              aria-controls={`${id}-list`}
              aria-activedescendant={options[active] ? optionId(active) : undefined}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setActive(0);
              }}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                const to = {
                  ArrowDown: active + 1,
                  ArrowUp: active - 1,
                  PageDown: Math.min(options.length - 1, active + 8),
                  PageUp: Math.max(0, active - 8),
                }[event.key];
                if (to !== undefined) {
                  event.preventDefault();
                  move(to);
                } else if (event.key === 'Enter') {
                  // Must not submit the surrounding form.
                  event.preventDefault();
                  const chosen = options[active];
                  if (chosen) onAction(chosen.country);
                }
              }}
            />
          </InputFrame>
        </div>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('chooseCountry')} className={styles.list}>
          {options.map((option, index) => (
            <div
              key={option.country}
              id={optionId(index)}
              role="option"
              aria-selected={option.country === country}
              data-country={option.country}
              data-active={index === active || undefined}
              className={styles.option}
            >
              <Flag country={option.country} />
              <span className={styles.name}>{option.name}</span>{' '}
              <span className={`${styles.callingCode} ${styles.code}`}>{option.callingCode}</span>
              {option.country === country ? (
                <span className={styles.check}>
                  <Icon source={CheckIcon} size="small" />
                </span>
              ) : null}
            </div>
          ))}
        </div>
        {options.length === 0 ? (
          <p aria-hidden="true" className={styles.message}>
            {t('noMatch', { text })}
          </p>
        ) : null}
        <span role="status" className={visuallyHidden}>
          {text === '' ? '' : options.length === 0 ? t('noMatch', { text }) : t('found', { count: options.length })}
        </span>
      </div>
    </Positioner>
  );
}
