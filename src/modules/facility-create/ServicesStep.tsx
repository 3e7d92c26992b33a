import { useTranslation } from 'react-i18next';

import { Fieldset } from '#components/Fieldset';
import { MultiSelect } from '#components/MultiSelect';
import { RadioGroup } from '#components/RadioGroup';
import { Select } from '#components/Select';
import { TagField } from '#components/TagField';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { accessFeatureSchema } from '#domain/facility';
import { categoryOptions } from '#domain/taxonomy';
import { formatLanguage } from '#lib/format/formatLanguage';

import { PhotosField } from './PhotosField';
import * as styles from './ServicesStep.css';
import { fieldOf } from './stepProps';
import type { StepProps } from './stepProps';

/** Selectable languages (ISO 639-1). */
const offeredLanguages = 'en tr ar bg de el es fa fr hi it ka ku nl pl pt ro ru so sq sr uk ur zh'.split(' ');
const states = ['yes', 'partial', 'no'] as const;
const fees = ['unknown', 'free', 'insured', 'sliding', 'paid', 'mixed'] as const;
const appointments = ['unknown', 'walk-in', 'required', 'either'] as const;

export type ServicesStepProps = StepProps & {
  /** Draft that the photos are uploaded to. */
  draftId: string;
};

/** Step for services, accessibility and languages (directory 2.9, step 6). */
export function ServicesStep({ draftId, ...step }: ServicesStepProps) {
  const { t, i18n } = useTranslation('facility-create');
  const { values, records, change, errorOf } = step;
  const { facility } = values;
  const { categoryIds, tagIds, services, accessibility, languages, appointment } = facility;
  /** A list is one control, so it shows the errors of its items. */
  const listOf = (pointer: string) => ({
    ...fieldOf(step, pointer),
    error: errorOf(pointer) ?? errorOf(`${pointer}/*`),
  });
  const byName = (one: { label: string }, other: { label: string }) =>
    one.label.localeCompare(other.label, i18n.language);
  return (
    <>
      <TextArea
        {...fieldOf(step, '/facility/shortDescription')}
        label={t('services.short')}
        description={t('services.shortHint')}
        rows={2}
        limit={200}
        value={facility.shortDescription}
        onChange={(text) => change({ shortDescription: text })}
      />
      <TextArea
        {...fieldOf(step, '/facility/description')}
        label={t('services.description')}
        description={t('services.descriptionHint')}
        required={false}
        rows={4}
        limit={4000}
        value={facility.description}
        onChange={(text) => change({ description: text })}
      />
      <MultiSelect
        {...listOf('/facility/categoryIds')}
        label={t('services.categories')}
        required={false}
        show="chips"
        options={categoryOptions(records.categories).filter(({ value }) => value !== facility.primaryCategoryId)}
        value={categoryIds.filter((id) => id !== facility.primaryCategoryId)}
        onChange={(ids) => change({ categoryIds: ids })}
      />
      <MultiSelect
        {...listOf('/facility/tagIds')}
        label={t('services.tags')}
        required={false}
        show="chips"
        options={records.tags.map(({ id, name }) => ({ value: id, label: name }))}
        value={tagIds}
        onChange={(ids) => change({ tagIds: ids })}
      />
      <TagField
        {...listOf('/facility/services')}
        label={t('services.services')}
        description={t('services.servicesHint')}
        required={false}
        value={services}
        onChange={(names) => change({ services: names })}
      />
      <Fieldset
        {...fieldOf(step, '/facility/accessibility')}
        label={t('services.access')}
        description={t('services.accessHint')}
      >
        <div className={styles.features}>
          {accessFeatureSchema.options.map((feature) => (
            <Select
              key={feature}
              label={t(`services.features.${feature}`)}
              options={[
                { value: '', label: t('services.accessStates.unknown') },
                ...states.map((value) => ({ value, label: t(`services.accessStates.${value}`) })),
              ]}
              value={accessibility[feature] ?? ''}
              onChange={(state) => {
                const { [feature]: _before, ...others } = accessibility;
                change({ accessibility: state === '' ? others : { ...others, [feature]: state } });
              }}
            />
          ))}
        </div>
      </Fieldset>
      <MultiSelect
        {...listOf('/facility/languages')}
        label={t('services.languages')}
        required={false}
        show="chips"
        options={offeredLanguages
          .map((code) => ({ value: code, label: formatLanguage(code, i18n.language) }))
          .toSorted(byName)}
        value={languages}
        onChange={(codes) => change({ languages: codes })}
      />
      <RadioGroup
        {...fieldOf(step, '/facility/appointment')}
        label={t('services.appointment')}
        options={appointments.map((value) => ({ value, label: t(`services.appointments.${value}`) }))}
        value={appointment}
        onChange={(value) => change({ appointment: value })}
      />
      <Select
        {...fieldOf(step, '/facility/fees/model')}
        label={t('services.fees')}
        options={fees.map((value) => ({ value, label: t(`services.feesAre.${value}`) }))}
        value={facility.fees.model}
        onChange={(model) => change((now) => ({ fees: { ...now.fees, model } }))}
      />
      <TextField
        {...fieldOf(step, '/facility/fees/note')}
        label={t('services.feeNote')}
        required={false}
        value={facility.fees.note}
        onChange={(note) => change((now) => ({ fees: { ...now.fees, note } }))}
      />
      <PhotosField draftId={draftId} step={step} />
    </>
  );
}
