import preview from '#.storybook/preview';
import { expect, fn, screen } from 'storybook/test';

import { matching } from '#components/internal/listOptions';
import type { ListOption } from '#components/internal/listOptions';
import { Token } from '#components/Token';

import { PickerField } from './PickerField';
import type { PickerChipProps, PickerFieldProps } from './PickerField';

const options: ListOption[] = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
];

function PlainChip({ option, ...chip }: PickerChipProps<ListOption>) {
  return <Token {...chip}>{option.label}</Token>;
}

const meta = preview.meta({
  component: PickerField<ListOption>,
  tags: ['no-visual'],
  args: {
    label: 'Regions',
    options,
    chip: PlainChip,
    find: (query: string) => matching(options, query),
    onChange: fn(),
  },
  render: (args: PickerFieldProps<ListOption>) => <PickerField {...args} />,
});

export const Default = meta.story({});
Default.test('gives up text that was not taken', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox', { name: 'Regions' });
  await userEvent.type(input, 'sou');
  await screen.findByRole('option', { name: 'South' });
  await userEvent.keyboard('{Enter}nor');
  await userEvent.tab();
  await expect(input).toHaveValue('');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith(['south']);
});
