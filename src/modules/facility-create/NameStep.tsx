import { useTranslation } from 'react-i18next';

import { RadioGroup } from '#components/RadioGroup';
import { Select } from '#components/Select';
import { TextField } from '#components/TextField';
import { categoryOptions } from '#domain/taxonomy';

import { fieldOf, protectedDescription } from './stepProps';
import type { StepProps } from './stepProps';

const isShouting = (name: string) => {
  const letters = name.replaceAll(/\P{L}/gu, '');
  return letters.length > 6 && letters === letters.toLocaleUpperCase('tr');
};

/** Step for name and category (directory 2.9, step 1). */
export function NameStep(step: StepProps) {
  const { t } = useTranslation('facility-create');
  const { values, records, change, changeForm } = step;
  const { name, primaryCategoryId } = values.facility;
  const answers = ['yes', 'no'] as const;
  return (
    <>
      <TextField
        {...fieldOf(step, '/facility/name')}
        label={t('name.name')}
        // A name in capitals may be an abbreviation, so this is a hint and not an error (directory 1.2).
        {...protectedDescription(step, isShouting(name) ? t('name.capitals') : t('name.nameHint'))}
        autoComplete="off"
        value={name}
        onChange={(text) => change({ name: text })}
      />
      <Select
        {...fieldOf(step, '/facility/primaryCategoryId')}
        {...protectedDescription(step)}
        label={t('name.category')}
        options={[{ value: '', label: t('name.choose') }, ...categoryOptions(records.categories)]}
        value={primaryCategoryId}
        onChange={(id) => change({ primaryCategoryId: id })}
      />
      {step.protectedNote === undefined ? (
        <RadioGroup
          {...fieldOf(step, '/submitterIsOwner')}
          label={t('name.owner')}
          description={t('name.ownerHint')}
          options={answers.map((value) => ({ value, label: t(`name.${value}`) }))}
          value={values.submitterIsOwner === '' ? null : values.submitterIsOwner}
          onChange={(answer) => changeForm({ submitterIsOwner: answer })}
        />
      ) : null}
    </>
  );
}
