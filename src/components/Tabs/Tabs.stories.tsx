import ListBulletIcon from '@heroicons/react/24/outline/ListBulletIcon';
import MapIcon from '@heroicons/react/24/outline/MapIcon';
import { backKey, forwardKey, inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '#components/Button';

import { Tabs } from './Tabs';
import type { TabsProps } from './Tabs';

/** A minimal parent that stores the selected tab. */
function Kept(args: TabsProps) {
  const [selected, setSelected] = useState(args.value);
  return (
    <Tabs
      {...args}
      value={selected}
      onChange={(next) => {
        args.onChange(next);
        setSelected(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: Tabs,
  render: (args) => <Kept {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the selected tab, then to its panel'],
      ['Arrow Right, Arrow Left', 'Selects the next or previous tab, around the ends, past disabled ones'],
      ['Home, End', 'Selects the first or last tab'],
    ],
  },
  args: {
    label: 'Results',
    tabs: [
      { value: 'list', label: 'List', panel: <p>Eight places.</p> },
      { value: 'archive', label: 'Archive', disabled: true, panel: <p>Nothing here.</p> },
      { value: 'map', label: 'Map', panel: <p>A map of eight places.</p> },
      { value: 'notes', label: 'Notes', panel: <p>Two notes.</p> },
    ],
    value: 'list',
    onChange: fn(),
  },
});

export const Default = meta.story();
Default.test('moves by arrows, Home and End, past what is disabled', async ({ canvas, userEvent, args }) => {
  const tab = (name: string) => canvas.getByRole('tab', { name });
  await userEvent.tab();
  await expect(tab('List')).toHaveFocus();
  await userEvent.keyboard(forwardKey());
  await expect(tab('Map')).toHaveFocus();
  await expect(tab('Map')).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.getByRole('tabpanel', { name: 'Map' })).toHaveTextContent('A map of eight places.');
  await userEvent.keyboard('{End}');
  await expect(tab('Notes')).toHaveFocus();
  await userEvent.keyboard(forwardKey());
  await expect(tab('List')).toHaveFocus();
  await userEvent.keyboard(`${backKey()}{Home}`);
  await expect(tab('List')).toHaveFocus();
  await expect(args.onChange).toHaveBeenLastCalledWith('list');
  await userEvent.tab();
  await expect(canvas.getByRole('tabpanel', { name: 'List' })).toHaveFocus();
});
Default.test('ignores a press on a disabled tab', async ({ canvas, args }) => {
  canvas.getByRole('tab', { name: 'Archive' }).click();
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** A panel that was opened keeps what is typed in it. */
export const KeepsWhatIsTyped = meta.story({
  tags: ['no-visual'],
  args: {
    tabs: [
      { value: 'note', label: 'Note', panel: <input aria-label="Note" /> },
      { value: 'map', label: 'Map', panel: <p>A map of eight places.</p> },
    ],
    value: 'note',
  },
});
KeepsWhatIsTyped.test('while another is shown', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Ask for the ramp');
  await userEvent.click(canvas.getByRole('tab', { name: 'Map' }));
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await userEvent.click(canvas.getByRole('tab', { name: 'Note' }));
  await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask for the ramp');
});

export const UnknownSelection = meta.story({ tags: ['no-visual'], args: { value: 'gone' } });
UnknownSelection.test('shows the first', async ({ canvas }) => {
  await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('List');
});

export const WithIcons = meta.story({
  args: {
    tabs: [
      { value: 'list', label: 'List', icon: ListBulletIcon, panel: <p>Eight places.</p> },
      { value: 'map', label: 'Map', icon: MapIcon, panel: <p>A map of eight places.</p> },
    ],
  },
});
export const Dark = WithIcons.extend({ globals: { scheme: 'dark' } });
export const LongLabels = meta.story({
  args: {
    value: 'contact',
    tabs: [
      { value: 'about', label: 'Kurum hakkında ayrıntılı bilgi', panel: <p>…</p> },
      { value: 'hours', label: 'Çalışma saatleri ve resmî tatiller', panel: <p>…</p> },
      { value: 'contact', label: 'İletişim bilgileri ve ulaşım', panel: <p>Danışma masası giriş katındadır.</p> },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
});
LongLabels.test('has the selected tab in sight', async ({ canvas }) => {
  const list = canvas.getByRole('tablist').getBoundingClientRect();
  const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
  await expect(tab.left).toBeGreaterThanOrEqual(list.left - 1);
  await expect(tab.right).toBeLessThanOrEqual(list.right + 1);
});

export const ManyOnAPhone = meta.story({
  args: {
    value: 't6',
    tabs: Array.from({ length: 12 }, (_, index) => ({
      value: `t${index + 1}`,
      label: `Section ${index + 1}`,
      panel: <p>What section {index + 1} holds.</p>,
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
});
ManyOnAPhone.test('brings each tab into sight that the keyboard reaches', async ({ canvas, userEvent }) => {
  const list = inlineEdges(canvas.getByRole('tablist'));
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  const tab = canvas.getByRole('tab', { name: 'Section 12' });
  await expect(tab).toHaveFocus();
  await expect(inlineEdges(tab).end).toBeLessThanOrEqual(list.end + 1);
  await userEvent.keyboard('{Home}');
  const first = inlineEdges(canvas.getByRole('tab', { name: 'Section 1' }));
  await expect(first.start).toBeGreaterThanOrEqual(list.start - 1);
});

function Counted() {
  const [count, setCount] = useState<number>();
  const tabs = ['Managed', 'Claims', 'Submitted', 'Verification requests', 'Drafts'].map((label) => ({
    value: label,
    label: count === undefined ? label : `${label} (${count})`,
    panel: <Button onClick={() => setCount(12_345)}>Count</Button>,
  }));
  return <Tabs label="Counted" tabs={tabs} value="Drafts" onChange={() => undefined} />;
}

export const CountedLater = meta.story({
  tags: ['no-visual'],
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Counted />
    </div>
  ),
});
CountedLater.test('keeps the selected tab in sight when labels grow', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
  const tab = canvas.getByRole('tab', { name: 'Drafts (12345)' });
  await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(
    canvas.getByRole('tablist').getBoundingClientRect().right + 1,
  );
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
RightToLeft.test('moves in reading direction', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('tab', { name: 'Map' })).toHaveFocus();
});
