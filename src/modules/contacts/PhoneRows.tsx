import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Combobox } from '#components/Combobox';
import { Flag, phoneLibrary } from '#components/PhoneField';
import { TextField } from '#components/TextField';
import { printableLine, toPrintableLine } from '#domain/printableLine';

import type { Contact } from './api';
import * as styles from './ContactForm.css';
import { LabelField } from './LabelField';
import { contactLimits } from './limits';
import { countriesQuery } from './queries';
import { RowList } from './RowList';

type Phone = Contact['phoneNumbers'][number];

export type PhoneRowsProps = {
  rows: readonly Phone[];
  onChange: (rows: readonly Phone[]) => void;
};

/** The telephone numbers of a contact, each with its country. */
export function PhoneRows({ rows, onChange }: PhoneRowsProps) {
  const { t, i18n } = useTranslation('contacts');
  // Most numbers of a person are of one country.
  const country = rows.at(-1)?.country ?? (i18n.language.startsWith('tr') ? 'tr' : 'gb');
  return (
    <RowList
      title={t('field.phone', { count: 2 })}
      kind="phone"
      rows={rows}
      blank={{ country, phoneNumber: '', label: '' }}
      isEmpty={({ phoneNumber }) => phoneNumber.trim() === ''}
      onChange={onChange}
    >
      {(row, position, change) => <PhoneFields row={row} position={position} onChange={change} />}
    </RowList>
  );
}

type PhoneFieldsProps = { row: Phone; position: number; onChange: (row: Phone) => void };

function PhoneFields({ row, position, onChange }: PhoneFieldsProps) {
  const { t, i18n } = useTranslation('contacts');
  const { data: countries } = useQuery(countriesQuery(i18n.language));
  const library = phoneLibrary.useValue();
  // Checked once the focus has left: every number is wrong until it is complete.
  const [checked, setChecked] = useState(false);
  const options = useMemo(
    () =>
      (countries ?? []).map(({ iso, name, code }) => ({
        value: iso,
        label: `${name} (${code})`,
        leadingVisual: <Flag country={iso.toUpperCase()} />,
      })),
    [countries],
  );
  const { country, phoneNumber } = row;
  const region = country.toUpperCase();
  // Nothing is known of the numbers of a country that is not real.
  const isKnown = library !== undefined && library.callingCodeOf(region) !== '';
  const read = isKnown && phoneNumber.trim() !== '' ? library.readPhone(phoneNumber, region) : undefined;
  const countryName = countries?.find(({ iso }) => iso === country)?.name ?? region;

  /** The number as it is written in its country; one with a dial code brings its country. */
  function withNumber(text: string, isComplete: boolean): Phone {
    const found = isKnown || /^\s*(?:\+|00)/.test(text) ? library?.readPhone(text, region) : undefined;
    const isInternational = /^\s*(?:\+|00)/.test(text);
    if (found?.e164 !== undefined && (isInternational || isComplete)) {
      return {
        ...row,
        country: found.country?.toLowerCase() ?? country,
        phoneNumber: library?.withoutCallingCode(found.e164) ?? text,
      };
    }
    // Only what is typed at the end: otherwise the caret would jump.
    const isTypedAtEnd = text.length > phoneNumber.length && text.startsWith(phoneNumber);
    const isWritten = isKnown && !isInternational && isTypedAtEnd && !/\p{L}/u.test(text);
    return { ...row, phoneNumber: isWritten ? library.formatTyped(text, region) : text };
  }

  // What was typed before the library had loaded.
  const writeChecked = useEffectEvent(() => {
    const next = withNumber(phoneNumber, true);
    if (checked && next.phoneNumber !== phoneNumber) onChange(next);
  });
  useEffect(() => {
    if (library) writeChecked();
  }, [library]);

  return (
    <>
      <div className={styles.country}>
        <Combobox
          label={t('edit.country', { position })}
          hideLabel
          options={options}
          value={country}
          loading={countries === undefined}
          onChange={(next) => {
            if (next !== null) onChange({ ...row, country: next });
          }}
        />
      </div>
      <TextField
        label={t('edit.phone', { position })}
        hideLabel
        type="tel"
        placeholder={t('edit.addPhone')}
        value={phoneNumber}
        maxLength={contactLimits.phone}
        autoComplete="off"
        onChange={(text) => {
          // Numbers that are copied from other programs are often wrapped in marks of direction.
          onChange(withNumber(printableLine.test(text) ? text : toPrintableLine(text).trim(), false));
        }}
        onBlur={() => {
          setChecked(true);
          const next = withNumber(phoneNumber, true);
          if (next.phoneNumber !== phoneNumber) onChange(next);
        }}
        {...(checked &&
          read?.problem !== undefined && { error: t(`edit.problem.${read.problem}`, { country: countryName }) })}
      />
      <LabelField
        label={t('edit.phoneLabel', { position })}
        value={row.label}
        onChange={(label) => onChange({ ...row, label })}
      />
    </>
  );
}
