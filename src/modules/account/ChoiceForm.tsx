import { useTranslation } from 'react-i18next';

import { RadioGroup } from '#components/RadioGroup';

import { ChangeForm } from './ChangeForm';
import type { AccountChange } from './queries';
import { useAccountChange } from './useAccountChange';
import type { ChangeOptions } from './useAccountChange';

export type ChoiceFormProps<Value extends string> = ChangeOptions & {
  label: string;
  options: ReadonlyArray<{ value: Value; label: string; description?: string }>;
  value: Value;
  /** Turns the chosen value into a change of the account. */
  change: (value: Value) => AccountChange;
  onCancel: () => void;
};

/** Form for a setting with a few options: language, units, status, mails. */
export function ChoiceForm<Value extends string>({
  label,
  options,
  value,
  change,
  onCancel,
  ...rest
}: ChoiceFormProps<Value>) {
  const { t } = useTranslation('account');
  const find = (text: string) => options.find((option) => option.value === text);
  const { form, conflict } = useAccountChange({
    ...rest,
    defaultValues: { choice: value },
    change: ({ choice }) => ({ change: change(find(choice)?.value ?? value) }),
  });
  const now = find(value)?.label ?? value;
  return (
    <ChangeForm
      form={form}
      label={label}
      conflict={conflict ? t('conflict.text', { value: now }) : undefined}
      onCancel={onCancel}
    >
      <RadioGroup label={label} hideLabel options={options} {...form.field('choice')} />
    </ChangeForm>
  );
}
