import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TextField } from '#components/TextField';
import { isEmail } from '#domain/emailAddress';

import type { Contact } from './api';
import { LabelField } from './LabelField';
import { contactLimits } from './limits';
import { RowList } from './RowList';

type Email = Contact['emails'][number];

export type EmailRowsProps = {
  rows: readonly Email[];
  onChange: (rows: readonly Email[]) => void;
};

const blank: Email = { email: '', label: '' };

/** The e-mail addresses of a contact. */
export function EmailRows({ rows, onChange }: EmailRowsProps) {
  const { t } = useTranslation('contacts');
  return (
    <RowList
      title={t('field.email', { count: 2 })}
      kind="email"
      rows={rows}
      blank={blank}
      isEmpty={({ email }) => email.trim() === ''}
      onChange={onChange}
    >
      {(row, position, change) => <EmailFields row={row} position={position} onChange={change} />}
    </RowList>
  );
}

type EmailFieldsProps = { row: Email; position: number; onChange: (row: Email) => void };

function EmailFields({ row, position, onChange }: EmailFieldsProps) {
  const { t } = useTranslation('contacts');
  // Checked once the focus has left: every address is wrong until it is complete.
  const [checked, setChecked] = useState(false);
  const isWrong = checked && row.email.trim() !== '' && !isEmail(row.email.trim());
  return (
    <>
      <TextField
        label={t('edit.email', { position })}
        hideLabel
        type="email"
        placeholder={t('edit.addEmail')}
        value={row.email}
        maxLength={contactLimits.email}
        autoComplete="off"
        spellCheck={false}
        onChange={(email) => onChange({ ...row, email })}
        onBlur={() => setChecked(true)}
        {...(isWrong && { error: t('edit.notAnEmail') })}
      />
      <LabelField
        label={t('edit.emailLabel', { position })}
        value={row.label}
        onChange={(label) => onChange({ ...row, label })}
      />
    </>
  );
}
