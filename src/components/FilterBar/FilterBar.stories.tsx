import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { DataTable } from '#components/DataTable';
import { SearchField } from '#components/SearchField';
import { Stack } from '#components/Stack';

import { FilterBar } from './FilterBar';
import type { FilterBarProps, FilterValues } from './FilterBar';

const filters = [
  {
    id: 'status',
    label: 'Status',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'waiting', label: 'Waiting', description: 'For somebody else' },
      { value: 'done', label: 'Done' },
    ],
  },
  {
    id: 'due',
    label: 'Due',
    multiple: false,
    options: [
      { value: 'today', label: 'Today' },
      { value: 'week', label: 'This week' },
    ],
  },
];

const tasks = [
  { id: '1', title: 'Call the pharmacy', status: 'open', due: 'today' },
  { id: '2', title: 'Print the form', status: 'waiting', due: 'week' },
  { id: '3', title: 'Sign it', status: 'open', due: 'week' },
  { id: '4', title: 'File the copy', status: 'done', due: 'today' },
];

function Tasks({ value, onChange, ...args }: FilterBarProps) {
  const [values, setValues] = useState<FilterValues>(value ?? {});
  const [query, setQuery] = useState('');
  const matches = (task: (typeof tasks)[number]) =>
    task.title.toLowerCase().includes(query.toLowerCase()) &&
    (['status', 'due'] as const).every((id) => values[id]?.includes(task[id]) ?? true);
  const rows = tasks.filter(matches);
  return (
    <Stack gap={12}>
      <FilterBar
        {...args}
        value={values}
        onChange={(next) => {
          onChange?.(next);
          setValues(next);
        }}
        statusText={rows.length === 1 ? '1 task' : `${rows.length} tasks`}
      >
        <SearchField label="Search tasks" placeholder="Search tasks" value={query} onChange={setQuery} />
      </FilterBar>
      <DataTable
        caption="Tasks"
        hideCaption
        columns={[
          { id: 'title', header: 'Task', rowHeader: true, cell: ({ title }) => title },
          { id: 'status', header: 'Status', cell: ({ status }) => status },
        ]}
        rows={rows}
        getRowId={({ id }) => id}
        rowLabel={({ title }) => title}
      />
    </Stack>
  );
}

const meta = preview.meta({
  component: FilterBar,
  args: { label: 'Filters of tasks', filters, onChange: fn() },
  parameters: {
    keyboard: [
      ['Enter, Space, Arrow Down', 'On “Add filter”: opens the menu'],
      ['Arrow Right', 'On a filter: opens its values'],
      ['Enter, Space', 'On a value: adds or removes it; on the button of a chip: removes that'],
    ],
  },
});

export const Default = meta.story({ tags: ['no-visual'], args: { statusText: '24 tasks' } });
Default.test('adds several values of one filter, and one of another', async ({ canvas, userEvent, args }) => {
  const add = canvas.getByRole('button', { name: 'Add filter' });
  await userEvent.click(add);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Open' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Done' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ status: ['open', 'done'] });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Due' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'This week' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ status: ['open', 'done'], due: ['week'] });
  await waitFor(() => expect(add).toHaveFocus());
  const chips = canvas.getByRole('list', { name: 'Filters in use' });
  await expect(
    within(chips)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Status: Open', 'Status: Done', 'Due: This week']);
});

export const InUse = Default.extend({
  tags: ['no-visual'],
  args: { defaultValue: { status: ['open', 'done'], due: ['today'] } },
});
InUse.test('removes one after another without losing the focus', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Status: Open' }));
  await expect(canvas.getByRole('button', { name: 'Remove the filter Status: Done' })).toHaveFocus();
  await expect(args.onChange).toHaveBeenLastCalledWith({ status: ['done'], due: ['today'] });
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Due: Today' }));
  await expect(canvas.getByRole('button', { name: 'Remove the filter Status: Done' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  await expect(canvas.queryByRole('list', { name: 'Filters in use' })).toBeNull();
});
InUse.test('clears all of them', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({});
  await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus();
});

/** A filter alone has its values in the menu itself. */
export const OneFilter = Default.extend({ tags: ['no-visual'], args: { filters: filters.slice(0, 1) } });
OneFilter.test('needs no second menu', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^Waiting/ }));
  await expect(canvas.getByText('Status: Waiting')).toBeVisible();
});

export const WithTable = meta.story({
  tags: ['no-visual'],
  args: { value: { status: ['open'] } },
  render: (args) => <Tasks {...args} />,
});
WithTable.test('says how many match', async ({ canvas, userEvent }) => {
  const group = canvas.getByRole('group', { name: 'Filters of tasks' });
  const count = () => within(group).getByText(/^\d+ tasks?$/);
  await expect(count()).toHaveTextContent('2 tasks');
  await expect(count().closest('[role="status"]')).not.toBeNull();
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tasks' }), 'sign');
  await waitFor(() => expect(count()).toHaveTextContent('1 task'));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Status: Open' }));
  await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search tasks' }));
  await waitFor(() => expect(count()).toHaveTextContent('4 tasks'));
  await expect(canvas.getAllByRole('row')).toHaveLength(5);
});

export const Turkish = InUse.extend({
  tags: ['no-visual'],
  globals: { locale: 'tr', viewport: { value: 'phone', isRotated: false } },
  args: {
    label: 'Görev filtreleri',
    statusText: '24 görev',
    filters: [
      {
        id: 'status',
        label: 'Görevin şu anki durumu',
        options: [{ value: 'open', label: 'Başka birinin yanıtını bekliyor, hatırlatıldı' }],
      },
    ],
    defaultValue: { status: ['open', 'arşivlenmiş'] },
  },
});
Turkish.test('fits long words on a phone', async ({ canvas }) => {
  await expect(canvas.getByText('Görevin şu anki durumu: arşivlenmiş')).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
