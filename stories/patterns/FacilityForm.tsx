import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { FormErrorSummary } from '#components/FormErrorSummary';

import { typography } from '#theme/typography';

import { ContactSection } from './ContactSection';
import { formSchema } from './formSchema';
import type { FormProblem, FormValues } from './formSchema';
import { PlaceSection, problemText, SizeSection } from './FormSections';
import { formTexts } from './formTexts';

/** Fields rejected by the server. */
export type Refusals = Partial<Record<keyof FormValues, FormProblem>>;

export type FacilityFormProps = {
  defaultValues: FormValues;
  /** Resolves to the rejected fields; empty if the form was saved. */
  onSave: (values: FormValues) => Promise<Refusals>;
};

const fields: ReadonlyArray<keyof FormValues> = [
  'name',
  'kind',
  'city',
  'about',
  'services',
  'labels',
  'colour',
  'photo',
  'beds',
  'radius',
  'price',
  'opened',
  'holidays',
  'from',
  'languages',
  'email',
  'phone',
  'reach',
  'password',
  'terms',
];

/** A form with every control, validated by its schema on submit and then by the server. */
export function FacilityForm({ defaultValues, onSave }: FacilityFormProps) {
  const { i18n } = useTranslation('components');
  const texts = formTexts(i18n.language);
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [savedName, setSavedName] = useState<string>();
  const { control, handleSubmit, setError, formState } = useForm<FormValues, unknown, FormValues>({
    defaultValues,
    resolver: standardSchemaResolver(formSchema),
    // The summary takes the focus, and links to the fields.
    shouldFocusError: false,
  });

  const errors = fields.flatMap((field) => {
    const message = problemText(texts, formState.errors[field]?.message);
    return message === undefined ? [] : [{ id: `${id}-${field}`, message }];
  });

  const submit = handleSubmit(
    async (values) => {
      const refused = await onSave(values);
      const problems = fields.flatMap((field) => {
        const message = refused[field];
        return message === undefined ? [] : [{ field, message }];
      });
      for (const { field, message } of problems) setError(field, { type: 'server', message });
      if (problems.length === 0) setSavedName(values.name);
      else setAttempt((count) => count + 1);
    },
    () => setAttempt((count) => count + 1),
  );

  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <h1 style={typography.titleM}>{texts.heading}</h1>
      <div role="status" style={{ display: 'contents' }}>
        {savedName === undefined ? null : (
          <Alert tone="success" title={texts.saved}>
            {texts.savedText(savedName)}
          </Alert>
        )}
      </div>
      {savedName === undefined ? (
        <form
          aria-label={texts.heading}
          noValidate
          style={{ display: 'grid', gap: 40 }}
          onSubmit={(event) => {
            event.preventDefault();
            if (!formState.isSubmitting) void submit();
          }}
        >
          <FormErrorSummary title={texts.problem} errors={errors} attempt={attempt} />
          <PlaceSection {...{ control, texts, id }} />
          <SizeSection {...{ control, texts, id }} />
          <ContactSection {...{ control, texts, id }} />
          <div>
            <Button type="submit" tone="primary" variant="solid" loading={formState.isSubmitting}>
              {formState.isSubmitting ? texts.saving : texts.save}
            </Button>
          </div>
        </form>
      ) : null}
    </div>
  );
}
