import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';
import { CheckboxGroup } from '#components/CheckboxGroup';
import { TextField } from '#components/TextField';

import { FormErrorSummary } from './FormErrorSummary';

const meta = preview.meta({ component: FormErrorSummary, args: { title: 'There is a problem', attempt: 1 } });

export const Default = meta.story({
  args: {
    errors: [
      { id: 'summary-name', message: 'Enter the name of the facility' },
      { id: 'summary-category', message: 'Choose at least one category' },
    ],
  },
});
Default.test('takes the focus and names itself', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  await expect(canvas.getByRole('heading', { level: 2, name: 'There is a problem' })).toBeVisible();
});

export const Empty = Default.extend({ tags: ['no-visual'], args: { errors: [] } });
Empty.test('is not there', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
});

export const WholeForm = Default.extend({
  args: { errors: [{ message: 'The service did not answer. Try again later.' }] },
});
WholeForm.test('has no link that leads nowhere', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const LongLabel = Default.extend({
  args: {
    title: 'Formda düzeltilmesi gereken yerler var',
    errors: [
      { id: 'a', message: 'Kuruluşun ticaret sicilinde kayıtlı tam unvanını en az iki karakter olacak biçimde yazın' },
      {
        id: 'b',
        message: 'İletişim için ülke koduyla başlayan geçerli bir telefon numarası girin, örneğin +90 212 555 01 23',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

function SmallForm() {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState('');
  const [categories, setCategories] = useState<string[]>([]);
  const nameError = attempt > 0 && name === '' ? 'Enter the name of the facility' : undefined;
  const categoryError = attempt > 0 && categories.length === 0 ? 'Choose at least one category' : undefined;
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <FormErrorSummary
        title="There is a problem"
        attempt={attempt}
        errors={[
          ...(nameError ? [{ id: 'form-name', message: nameError }] : []),
          ...(categoryError ? [{ id: 'form-category', message: categoryError }] : []),
        ]}
      />
      <TextField id="form-name" label="Name" value={name} onChange={setName} error={nameError} />
      <CheckboxGroup
        id="form-category"
        label="Category"
        options={[
          { value: 'hospice', label: 'Hospice', count: 0 },
          { value: 'clinic', label: 'Clinic' },
        ]}
        value={categories}
        onChange={setCategories}
        error={categoryError}
      />
      <Button type="submit" tone="primary" variant="solid">
        Save
      </Button>
    </form>
  );
}

export const InAForm = Default.extend({ render: () => <SmallForm /> });
InAForm.test('leads to each field, and comes back on the next try', async ({ canvas, userEvent, step }) => {
  const save = canvas.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  const summary = canvas.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toHaveFocus();
  await step('to the field', async () => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the name of the facility' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Harbour Pharmacy');
  });
  await step('to the first usable choice of a group', async () => {
    canvas.getByRole('link', { name: 'Choose at least one category' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Clinic' })).toHaveFocus();
  });
  await step('again', async () => {
    await userEvent.click(save);
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  });
  await step('until nothing is wrong', async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Clinic' }));
    await userEvent.click(save);
    await expect(canvas.queryByText('There is a problem')).toBeNull();
  });
});
