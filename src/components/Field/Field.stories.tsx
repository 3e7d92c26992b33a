import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Checkbox } from '#components/Checkbox';
import { DatePicker } from '#components/DatePicker';
import { MultiSelect } from '#components/MultiSelect';
import { NumberField } from '#components/NumberField';
import { RadioGroup } from '#components/RadioGroup';
import { Select } from '#components/Select';
import { Slider } from '#components/Slider';
import { Stack } from '#components/Stack';
import { Switch } from '#components/Switch';
import { TagField } from '#components/TagField';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { TimeField } from '#components/TimeField';
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

const changed = fn();
const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
];

/** Every kind of control, with a value that can be read and not changed. */
export const ReadOnly = meta.story({
  beforeEach: () => void changed.mockClear(),
  render: () => (
    <Stack gap={16}>
      <TextField readOnly label="Name" value="Saltmarket Clinic" onChange={changed} />
      <TextArea readOnly label="Notes" value="Closed on feast days" onChange={changed} />
      <NumberField readOnly label="Places" value={12} onChange={changed} />
      <DatePicker readOnly label="Since" value="2026-03-16" onChange={changed} />
      <TimeField readOnly label="Opens" value="08:30" onChange={changed} />
      <Select readOnly label="Day" options={days} value="mon" onChange={changed} />
      <MultiSelect readOnly label="Days" options={days} value={['mon']} show="chips" onChange={changed} />
      <TagField readOnly label="Tags" value={['Urgent']} onChange={changed} />
      <RadioGroup readOnly label="Closes on" options={days} value="mon" onChange={changed} />
      <Checkbox readOnly label="Step-free" checked onChange={changed} />
      <Switch readOnly label="Listed" checked onChange={changed} />
      <Slider readOnly label="Radius" value={5} max={10} onChange={changed} />
    </Stack>
  ),
});
ReadOnly.test('keeps every value, by keyboard and by pointer', async ({ canvas, userEvent }) => {
  for (const role of ['textbox', 'spinbutton', 'combobox', 'radio', 'checkbox', 'switch', 'slider'] as const) {
    for (const control of canvas.getAllByRole(role)) {
      if (role === 'slider') control.focus();
      else await userEvent.click(control);
      await userEvent.keyboard('5 {ArrowUp}{ArrowDown}{Backspace}{Escape}');
    }
  }
  await expect(changed).not.toHaveBeenCalled();
  await expect(canvas.getByRole('checkbox', { name: 'Step-free' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  await expect(canvas.getByRole('combobox', { name: 'Day' })).toHaveAttribute('aria-readonly', 'true');
});
