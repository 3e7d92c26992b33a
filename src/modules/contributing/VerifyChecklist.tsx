import { useTranslation } from 'react-i18next';

import { RadioGroup } from '#components/RadioGroup';
import { TextField } from '#components/TextField';
import type { ServerForm } from '#lib/forms/useServerForm';

import { CategoryField } from './CategoryField';
import { factText } from './factText';
import * as styles from './page.css';
import type { LoadCategories } from './queries';
import { checkedGroups, checkResults } from './schemas';
import type { CheckedGroup } from './schemas';
import { checkField } from './verifySteps';
import type { correctable, VerifyValues } from './verifySteps';

/** The published facts of a facility, formatted by `factsOf`. */
export type Checkable = {
  id: string;
  name: string;
  /** Id of the main category. */
  categoryId: string;
  listed: Readonly<Record<(typeof correctable)[number], string>>;
};

export type VerifyChecklistProps = {
  facility: Checkable;
  form: ServerForm<keyof VerifyValues>;
  loadCategories: LoadCategories;
};

const corrected = {
  name: 'verify.correctName',
  address: 'verify.correctAddress',
  phone: 'verify.correctPhone',
  hours: 'verify.correctHours',
} as const;

/**
 * Six groups of published facts, each marked correct, wrong or not checked; "wrong" opens a field for the correction.
 */
export function VerifyChecklist(props: VerifyChecklistProps) {
  return checkedGroups.map((group) => <Group key={group} group={group} {...props} />);
}

function Group({ group, facility, form, loadCategories }: VerifyChecklistProps & { group: CheckedGroup }) {
  const { t, i18n } = useTranslation(['contributing-panels', 'contributing']);
  const { t: tFacts } = useTranslation('contributing');
  const check = form.field(checkField[group]);
  const listed = group === 'exists' ? undefined : factText(group, facility.listed[group], tFacts, i18n.language);
  return (
    <div className={styles.rows}>
      <RadioGroup
        id={check.id}
        label={t(`contributing:group.${group}`)}
        {...(listed !== undefined && {
          description: listed === '' ? t('verify.unlisted') : t('verify.listed', { listed }),
        })}
        orientation="horizontal"
        options={checkResults.map((value) => ({ value, label: t(`contributing:result.${value}`) }))}
        value={checkResults.find((value) => value === check.value) ?? null}
        error={check.error}
        onChange={check.onChange}
      />
      {check.value !== 'wrong' || group === 'exists' ? null : group === 'category' ? (
        <CategoryField field={form.field(group)} listed={facility.categoryId} loadCategories={loadCategories} />
      ) : (
        <TextField
          label={t(corrected[group])}
          type={group === 'phone' ? 'tel' : 'text'}

          {...form.field(group)}
        />
      )}
    </div>
  );
}
