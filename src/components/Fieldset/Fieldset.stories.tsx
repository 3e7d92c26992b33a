import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { TextField } from '#components/TextField';

import { Fieldset } from './Fieldset';

const meta = preview.meta({
  component: Fieldset,
  args: {
    label: 'Opening hours',
    children: (
      <div style={{ display: 'flex', gap: 12 }}>
        <TextField label="From" />
        <TextField label="To" />
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { variant: 'question', role: 'group', disabled: false } });
Default.test('is named by its legend', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Opening hours' })).toContainElement(
    canvas.getByRole('textbox', { name: 'From' }),
  );
});

/** A section of a longer form. */
export const Section = Default.extend({
  args: {
    label: 'Delivery address',
    description: 'Where the parcel goes, not where the bill goes',
    variant: 'section',
    children: (
      <>
        <TextField label="Street and number" />
        <TextField label="City" />
      </>
    ),
  },
});

export const Invalid = Default.extend({
  args: { description: 'For instance 08:30', error: 'Enter when it closes', required: false },
});
Invalid.test('is described by error and description', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Opening hours (optional)' });
  await expect(group).toHaveAccessibleDescription('Enter when it closes For instance 08:30');
});

export const HiddenLabel = Default.extend({ args: { hideLabel: true } });

export const Disabled = Default.extend({ args: { disabled: true } });
Disabled.test('switches its members off', async ({ canvas }) => {
  for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
});

export const LongLabel = Invalid.extend({
  args: {
    label: 'Kuruluşun hafta içi günlerde hizmete açık olduğu saatler',
    description: 'Öğle arasında kapanıyorsa iki ayrı zaman aralığı girebilirsiniz',
    error: 'Kapanış saatini açılış saatinden sonra olacak biçimde yazın',
  },
  globals: { locale: 'tr' },
});
