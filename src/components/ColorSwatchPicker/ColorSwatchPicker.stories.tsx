import preview from '#.storybook/preview';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';

import { Button } from '#components/Button';

import { ColorSwatchPicker } from './ColorSwatchPicker';

const options = [
  { value: '#3e63dd', label: 'Indigo' },
  { value: '#12a594', label: 'Teal' },
  { value: '#46a758', label: 'Green' },
  { value: '#ffc53d', label: 'Amber' },
  { value: '#e5484d', label: 'Red' },
  { value: '#e93d82', label: 'Crimson' },
  { value: '#6e56cf', label: 'Violet' },
  { value: '#f0f0f3', label: 'Pale grey' },
  { value: '#1c2024', label: 'Ink' },
];

const meta = preview.meta({
  component: ColorSwatchPicker,
  args: { label: 'Colour of the label', options, onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Goes to the chosen colour, or to the first'],
      ['Arrow keys', 'Choose the next, the colour before'],
      ['Space', 'Chooses the colour'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium', defaultValue: '#12a594', custom: false } });
Default.test('is chosen by name, by keyboard and by pointer', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radio', { name: 'Teal' })).toBeChecked();
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Teal' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: 'Green' })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith('#46a758');
  await userEvent.click(canvas.getByRole('radio', { name: 'Pale grey' }));
  await expect(canvas.getByText('Selected: Pale grey')).toBeVisible();
});

export const WithOwnColour = Default.extend({ args: { custom: true } });
WithOwnColour.test('takes a hex code and explains a wrong one', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Custom colour (hex code)' });
  await userEvent.clear(input);
  await userEvent.type(input, 'F0A');
  await expect(args.onChange).toHaveBeenLastCalledWith('#ff00aa');
  await userEvent.tab();
  await expect(input).toHaveValue('#ff00aa');
  await expect(canvas.getByRole('radio', { name: 'Teal' })).not.toBeChecked();
  await userEvent.clear(input);
  await userEvent.type(input, 'pink{Tab}');
  await expect(input).toBeInvalid();
  await expect(input).toHaveValue('pink');
});

function LabelForm({ onSave }: { onSave: (values: { color: string }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { color: '' } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values))} style={{ display: 'grid', gap: 16 }}>
      <Controller
        control={control}
        name="color"
        rules={{ required: 'Choose a colour' }}
        render={({ field, fieldState }) => (
          <ColorSwatchPicker {...field} label="Colour" options={options} error={fieldState.error?.message} />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const saved = fn();

export const InAForm = Default.extend({
  beforeEach: () => void saved.mockClear(),
  render: () => <LabelForm onSave={saved} />,
});
InAForm.test('takes the focus when it is missing, then hands over the colour', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Choose a colour')).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Indigo' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(saved).toHaveBeenCalledWith({ color: '#3e63dd' });
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ColorSwatchPicker {...args} defaultValue="#ffc53d" />
      <ColorSwatchPicker
        {...args}
        size="large"
        defaultValue="#1c2024"
        required={false}
        description="Shown beside the name"
      />
      <ColorSwatchPicker {...args} custom defaultValue="pink" />
      <ColorSwatchPicker {...args} error="Choose a colour" />
      <ColorSwatchPicker {...args} defaultValue="#e5484d" disabled />
    </div>
  ),
});
