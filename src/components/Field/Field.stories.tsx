import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { bareControl, InputFrame } from '#components/InputFrame';

import { Field, useFieldIds } from './Field';
import type { FieldTexts } from './Field';

/** How a custom control is associated with its label, description and error. */
function Price(texts: FieldTexts) {
  const ids = useFieldIds({ ...texts, describedBy: 'price-unit' });
  return (
    <Field {...texts} ids={ids} aside={<span id="price-unit">in crowns</span>}>
      <InputFrame>
        <input {...ids.control} className={bareControl} inputMode="decimal" />
      </InputFrame>
    </Field>
  );
}

const meta = preview.meta({
  component: Price,
  args: { label: 'Price' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
Default.test('names its control and describes it by what stands beside', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Price'));
  const input = canvas.getByRole('textbox', { name: 'Price' });
  await expect(input).toHaveFocus();
  await expect(input).toBeValid();
  await expect(input).toHaveAccessibleDescription('in crowns');
});

export const WithDescription = Default.extend({ args: { description: 'Without tax' } });

export const Invalid = WithDescription.extend({ args: { error: 'Enter a price', required: true } });
Invalid.test('describes error, description and the rest, in this order', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Price' });
  await expect(input).toBeInvalid();
  await expect(input).toBeRequired();
  await expect(input).toHaveAccessibleDescription('Enter a price Without tax in crowns');
});

export const Optional = Default.extend({ args: { required: false } });

export const OptionalInTurkish = Default.extend({
  args: { label: 'Ücret', required: false },
  globals: { locale: 'tr' },
});
OptionalInTurkish.test('says so in Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Ücret (isteğe bağlı)' })).toBeVisible();
});

export const HiddenLabel = Default.extend({ args: { hideLabel: true } });
HiddenLabel.test('keeps its name', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Price' })).toBeVisible();
});

export const LongLabel = Invalid.extend({
  args: {
    label: 'Muayene, tetkik ve tedavi için hastadan alınan toplam katılım payı tutarı',
    description: 'Sosyal güvencesi olan hastaların ödediği tutarı, vergiler dâhil edilmeden yazın',
    error: 'Tutarı yalnızca rakam kullanarak, kuruşları virgülle ayırarak yazın',
    required: false,
  },
});
