import Bars3BottomLeftIcon from '@heroicons/react/24/outline/Bars3BottomLeftIcon';
import ListBulletIcon from '@heroicons/react/24/outline/ListBulletIcon';
import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import ViewColumnsIcon from '@heroicons/react/24/outline/ViewColumnsIcon';
import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ToggleGroup } from './ToggleGroup';
import type { ToggleGroupProps } from './ToggleGroup';

const views = [
  { value: 'list', label: 'List', icon: ListBulletIcon },
  { value: 'grid', label: 'Grid', icon: Squares2X2Icon },
  { value: 'board', label: 'Board', icon: ViewColumnsIcon },
];

type Single = Extract<ToggleGroupProps<string>, { mode?: 'single' }>;
type Multiple = Extract<ToggleGroupProps<string>, { mode: 'multiple' }>;

function KeepingOne(props: Single) {
  const [value, setValue] = useState(props.value);
  return (
    <ToggleGroup
      {...props}
      value={value}
      onChange={(next: string) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

function KeepingSeveral(props: Multiple) {
  const [value, setValue] = useState(props.value);
  return (
    <ToggleGroup
      {...props}
      value={value}
      onChange={(next: string[]) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: ToggleGroup,
  render: (args) => (args.mode === 'multiple' ? <KeepingSeveral {...args} /> : <KeepingOne {...args} />),
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the chosen option, and out of the group'],
      ['Arrow Right, Arrow Down', 'Moves to the next option, around the end; of single choices it is chosen at once'],
      ['Arrow Left, Arrow Up', 'Moves to the previous option, around the end'],
      ['Home, End', 'Moves to the first or the last option'],
      ['Space, Enter', 'Switches the option where several can be on'],
    ],
  },
});

export const Default = meta.story({
  args: { label: 'View', options: views, value: 'list', onChange: fn(), size: 'medium', iconOnly: false },
});
Default.test('is one tab stop, and arrow keys choose', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'List', checked: true })).toHaveFocus();
  await userEvent.keyboard(forwardKey());
  await expect(args.onChange).toHaveBeenLastCalledWith('grid');
  await expect(canvas.getByRole('radio', { name: 'Grid', checked: true })).toHaveFocus();
  await userEvent.keyboard(`{End}${forwardKey()}`);
  await expect(canvas.getByRole('radio', { name: 'List', checked: true })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('radiogroup', { name: 'View' })).not.toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
});

export const Multiple = meta.story({
  args: {
    label: 'Shown days',
    mode: 'multiple',
    options: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ value: day, label: day, disabled: day === 'Wed' })),
    value: ['Tue'],
    onChange: fn(),
  },
});
Multiple.test(
  'moves by arrow keys past what is disabled, and switches by Space',
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tue', pressed: true })).toHaveFocus();
    await userEvent.keyboard(forwardKey());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Thu' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Tue', 'Thu']);
    await userEvent.click(canvas.getByRole('button', { name: 'Tue' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Thu']);
  },
);

export const LongText = meta.story({
  args: {
    label: 'Sıralama',
    value: 'near',
    onChange: fn(),
    options: [
      { value: 'near', label: 'Bulunduğum yere en yakın', icon: Bars3BottomLeftIcon },
      { value: 'best', label: 'Değerlendirmesi en yüksek olanlar' },
      { value: 'name', label: 'Ada göre' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
});

export const Matrix = meta.story({
  args: { label: 'View', options: views, value: 'grid', onChange: fn() },
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 16, alignItems: 'center', flexWrap: 'wrap' }}>
          <ToggleGroup label={`${size} text`} size={size} options={views} value="grid" onChange={() => {}} />
          <ToggleGroup label={`${size} icons`} size={size} iconOnly options={views} value="list" onChange={() => {}} />
          <ToggleGroup
            label={`${size} several`}
            size={size}
            mode="multiple"
            options={views.map(({ value, label }) => ({ value, label }))}
            value={['list', 'board']}
            onChange={() => {}}
          />
          <ToggleGroup label={`${size} off`} size={size} disabled options={views} value="grid" onChange={() => {}} />
        </div>
      ))}
    </div>
  ),
});
