import { useTranslation } from 'react-i18next';

import { plainText } from '#components/Html';
import { RadioGroup } from '#components/RadioGroup';
import { Select } from '#components/Select';
import { formatDate } from '#lib/format/formatDate';

import { displayName } from './contactRules';
import * as styles from './ImportContacts.css';
import type { Duplicate, DuplicateChoice } from './useImport';
import { conflictsOf } from './mergeContacts';
import type { Mergeable, MergeField } from './mergeContacts';

export type DuplicateRowProps = {
  duplicate: Duplicate;
  choice: DuplicateChoice;
  onChange: (choice: DuplicateChoice) => void;
};

/** A contact of the file that the address book may have already, with what becomes of it, field by field. */
export function DuplicateRow({ duplicate: { item, existing }, choice, onChange }: DuplicateRowProps) {
  const { t, i18n } = useTranslation('contacts');
  const { contact } = item;
  const name = displayName(contact);
  const conflicts = choice.action === 'merge' ? conflictsOf(existing, contact) : [];

  function textOf(field: MergeField, of: Mergeable, side: 'mine' | 'theirs'): string {
    const value = of[field] ?? '';
    if (field === 'avatar') return t(`import.photo.${side}`);
    if (field === 'birthday') return formatDate(value, i18n.language);
    return field === 'notes' ? plainText(value).slice(0, 120) : value;
  }

  return (
    <li className={styles.duplicate}>
      <span className={styles.duplicateTexts}>
        <span className={styles.duplicateName} dir="auto">
          {name}
        </span>
        <span className={styles.names} dir="auto">
          {t('import.like', { name: displayName(existing) })}
        </span>
      </span>
      <Select
        label={t('import.what', { name })}
        hideLabel
        options={(['merge', 'add', 'skip'] as const).map((value) => ({ value, label: t(`import.action.${value}`) }))}
        value={choice.action}
        onChange={(action) => onChange({ ...choice, action })}
      />
      {conflicts.length > 0 ? (
        <div className={styles.conflicts}>
          {conflicts.map((field) => (
            <RadioGroup
              key={field}
              label={t(field === 'avatar' ? 'photo.label' : `field.${field}`)}
              options={[
                { value: 'mine', label: textOf(field, existing, 'mine') },
                { value: 'theirs', label: textOf(field, contact, 'theirs') },
              ]}
              value={choice.theirs.has(field) ? 'theirs' : 'mine'}
              onChange={(side) => {
                const theirs = new Set(choice.theirs);
                if (side === 'theirs') theirs.add(field);
                else theirs.delete(field);
                onChange({ ...choice, theirs });
              }}
            />
          ))}
        </div>
      ) : null}
    </li>
  );
}
