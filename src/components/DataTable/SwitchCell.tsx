import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldError } from '#components/Field';
import { Switch } from '#components/Switch';

import { moveByArrow } from './cellFocus';
import * as styles from './columns.css';

type SwitchCellProps = {
  /** Id of the column. */
  column: string;
  checked: boolean;
  /** Column and row, for the name of the switch. */
  names: { column: string; row: string };
  /** Saves the text `true` or `false`. Returns `undefined`, or why it was refused. */
  onSave: (value: string) => Promise<string | undefined> | string | undefined;
};

/** A cell that is switched on and off in its place. */
export function SwitchCell({ column, checked, names, onSave }: SwitchCellProps) {
  const { t } = useTranslation('DataTable');
  const id = useId();
  const [error, setError] = useState<string>();

  async function save(on: boolean) {
    setError(undefined);
    try {
      setError(await onSave(String(on)));
    } catch {
      setError(t('editFailed'));
    }
  }

  return (
    <div data-edit={column} className={styles.editCell} role="presentation" onKeyDown={moveByArrow}>
      <div className={styles.switchCell}>
        <Switch label={t('editField', names)} hideLabel checked={checked} onChange={(on) => void save(on)} />
        <div role="alert">
          <FieldError id={id}>{error}</FieldError>
        </div>
      </div>
    </div>
  );
}
