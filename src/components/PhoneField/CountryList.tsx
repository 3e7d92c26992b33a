import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import MagnifyingGlassIcon from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { bareControl, InputFrame } from '#components/InputFrame';
import { Positioner } from '#components/Positioner';
import { useInteractOutside } from '#lib/browser/useInteractOutside';
import { useActiveOption } from '#components/internal/useActiveOption';
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
  const listbox = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [all] = useState(() => inLanguage(listCountries(), i18n.language));
  const options = matching(all, text);
  const { active, activeIndex, activate, move } = useActiveOption({
    options,
    keyOf: (option) => option.country,
    initial: country,
    autoActivate: true,
    // As many as are visible.
    page: 8,
  });
  const optionId = (index: number) => `${id}-option-${index}`;

  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    listbox.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, text]);

  useInteractOutside(owner, onDismiss);

  useOptionPress(listbox, (target) => {
    const chosen = target.closest<HTMLElement>('[data-country]')?.dataset['country'];
    if (chosen) onAction(chosen);
  });

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
              aria-activedescendant={active ? optionId(activeIndex) : undefined}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                activate(null);
              }}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                // Enter must not submit the surrounding form.
                if (event.key === 'Enter' || move(event.key)) event.preventDefault();
                if (event.key === 'Enter' && active) onAction(active.country);
              }}
            />
          </InputFrame>
        </div>
        <div ref={listbox} id={`${id}-list`} role="listbox" aria-label={t('chooseCountry')} className={styles.list}>
          {options.map((option, index) => (
            <div
              key={option.country}
              id={optionId(index)}
              role="option"
              aria-selected={option.country === country}
              data-country={option.country}
              data-active={option === active || undefined}
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
