import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { OptionList } from './OptionList';

const options = [
  { value: 'harbour', label: 'Harbour', group: 'South' },
  { value: 'saltmere', label: 'Saltmere', group: 'South', description: 'with the old town' },
  { value: 'isles', label: 'Northern Isles', group: 'North', disabled: true },
  { value: 'capes', label: 'The Capes', group: 'North' },
];

const meta = preview.meta({
  component: OptionList,
  args: { id: 'regions', label: 'Regions', options, activeIndex: 0, onAction: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium' } });
Default.test('answers a press on what can be used', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('The Capes'));
  await expect(args.onAction).toHaveBeenCalledWith(3);
  await userEvent.click(canvas.getByText('Northern Isles'));
  await expect(args.onAction).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('group', { name: 'South' })).toBeVisible();
});

/** Multiple selection with checkboxes. */
export const Ticked = Default.extend({ args: { selectedKeys: ['saltmere', 'isles'], activeIndex: 1 } });

export const LongText = Ticked.extend({
  args: {
    label: 'Bölgeler',
    options: [
      {
        value: 'saltmere',
        label: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
        description: 'Kıyı şeridindeki bütün ilçeler ve adalar',
      },
      { value: 'capes', label: 'Güneydoğudaki sınır ilçeleri ve onlara bağlı bütün beldeler' },
    ],
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <OptionList key={size} {...args} id={`one-${size}`} size={size} label="One" />,
        <OptionList
          key={`${size}-ticked`}
          {...args}
          id={`many-${size}`}
          size={size}
          label="Many"
          selectedKeys={['harbour']}
        />,
      ])}
    </div>
  ),
});
