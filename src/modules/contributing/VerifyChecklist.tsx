import { useTranslation } from 'react-i18next';

import { RadioGroup } from '#components/RadioGroup';
import { TextField } from '#components/TextField';
import type { TextForm } from '#lib/useTextForm';

import * as styles from './page.css';
import type { Problem } from './problems';
import { checkedGroups, checkResults } from './schemas';
import type { CheckedGroup } from './schemas';
import { checkField } from './verifySteps';
import type { VerifyValues } from './verifySteps';

export type VerifyChecklistProps = { form: TextForm<VerifyValues, Problem> };

const corrected = {
  name: 'verify.correctName',
  address: 'verify.correctAddress',
  phone: 'verify.correctPhone',
  hours: 'verify.correctHours',
  category: 'verify.correctCategory',
} as const;

/** Six groups, each correct, wrong or not checked; what is wrong opens a field for what is right. */
export function VerifyChecklist({ form }: VerifyChecklistProps) {
  return checkedGroups.map((group) => <Group key={group} group={group} form={form} />);
}

function Group({ group, form }: VerifyChecklistProps & { group: CheckedGroup }) {
  const { t } = useTranslation(['contributing-panels', 'contributing']);
  const check = form.field(checkField[group]);
  return (
    <div className={styles.rows}>
      <RadioGroup
        id={check.id}
        label={t(`contributing:group.${group}`)}
        orientation="horizontal"
        options={checkResults.map((value) => ({ value, label: t(`contributing:result.${value}`) }))}
        value={checkResults.find((value) => value === check.value) ?? null}
        error={check.error}
        onChange={check.onChange}
      />
      {check.value === 'wrong' && group !== 'exists' ? (
        <TextField
          label={t(corrected[group])}
          type={group === 'phone' ? 'tel' : 'text'}
          size="touch"
          {...(group === 'category' && { hint: t('verify.correctCategoryHint') })}
          {...form.field(group)}
        />
      ) : null}
    </div>
  );
}
