import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import UsersIcon from '@heroicons/react/24/outline/UsersIcon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Card } from '#components/Card';
import { EmptyState } from '#components/EmptyState';
import { Grid } from '#components/Grid';
import { IconButton } from '#components/IconButton';
import { NetworkError } from '#lib/http/request';

import { RecordCheckbox, RecordList, RecordRow, useRecordActions, useRecordKeys, useRecordScreen } from './RecordList';
import type { ActionTools } from './RecordList';

type Person = { id: string; name: string; company: string };

const initial = 'ABCDEFGHIJ';
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => {
    const letter = initial[Math.floor((at * initial.length) / count)] ?? 'A';
    return { id: `p${at}`, name: `${letter}. Person ${at + 1}`, company: 'Harbour Clinic' };
  });

const createActions = ({ client, start, offerUndo }: ActionTools<'RecordList'>) => ({
  remove(removed: readonly Person[]) {
    const before = client.getQueryData<Person[]>(['people']) ?? [];
    const left = before.filter((person) => !removed.includes(person));
    const mutationFn = async (next: Person[]) => client.setQueryData(['people'], next);
    offerUndo({
      saved: start({ mutationFn }, left),
      text: `${removed.map(({ name }) => name).join(' and ')} deleted`,
      undo: () => start({ mutationFn }, before),
    });
  },
});

type ExampleProps = {
  answer: Person[] | 'fails' | 'hangs';
  virtual?: boolean;
  pause?: number;
  arrangement?: 'rows' | 'cards';
};

function Example({ answer, virtual = false, pause, arrangement = 'rows' }: ExampleProps) {
  const query = useQuery({
    queryKey: ['people'],
    retry: false,
    queryFn: (): Promise<Person[]> => {
      if (answer === 'hangs') return new Promise(() => {});
      return answer === 'fails' ? Promise.reject(new NetworkError('unreachable', 'r-1')) : Promise.resolve(answer);
    },
  });
  const [search, setSearch] = useState('');
  const visible = (data: readonly Person[]) =>
    data.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const records = visible(query.data ?? []);
  const actions = useRecordActions(createActions, useTranslation('RecordList'));
  const screen = useRecordScreen({ listKey: search, records, openId: undefined, virtual, onOpen: () => {} });
  const { listProps } = screen;
  useRecordKeys({
    ...screen,
    onHelp: () => {},
    commands: [{ id: 'remove', keys: ['Delete'], label: 'Delete', act: actions.remove }],
  });
  return (
    <RecordList
      {...listProps}
      label="Contacts"
      title="All contacts"
      summary={query.data ? `${records.length} contacts` : undefined}
      query={query}
      what="the contacts"
      getItems={visible}
      getKey={({ id }) => id}
      rowsLabel="Contacts"
      search={{ label: 'Search contacts', value: search, onSearch: setSearch, pause }}
      bulkActions={{
        label: 'Actions for several contacts',
        children: (selected, onDone) => (
          <IconButton
            label="Delete"
            icon={TrashIcon}
            onClick={() => {
              onDone();
              actions.remove(selected);
            }}
          />
        ),
      }}
      empty={<EmptyState icon={UsersIcon} title="No contacts yet" />}
      noMatch={{ title: `No contact is called “${search}”` }}
      rowHeight={3.8125}
      arrangement={arrangement}
      {...(arrangement === 'cards' && {
        renderItems: ({ items }: { items: readonly Person[] }) => (
          <Grid gap={12} min={12}>
            {items.map(({ id, name }) => (
              <div key={id} data-row-key={id}>
                <Card>
                  <RecordCheckbox rowKey={id} label={`Select ${name}`} />
                  <a href={`/people/${id}`}>{name}</a>
                </Card>
              </div>
            ))}
          </Grid>
        ),
      })}
      {...(virtual && { groupOf: ({ name }: Person) => name.slice(0, 1) })}
      renderRow={({ id, name, company }) => (
        <RecordRow
          rowKey={id}
          href={`/people/${id}`}
          highlighted={id === 'p0'}
          current={id === 'p1'}
          selectLabel={`Select ${name}`}
        >
          <strong>{name}</strong>
          <span>{company}</span>
        </RecordRow>
      )}
    />
  );
}

const meta = preview.meta({
  component: Example,
  args: { answer: people(5) },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      ['Tab', 'Moves to the next box, row or control'],
      ['Enter', 'Opens the row'],
      ['Space', 'Selects the row, on its box'],
      ['Shift + Arrow Down, Shift + Arrow Up', 'On a box: selects from the last chosen row to the next'],
      ['Ctrl + A', 'Selects all'],
      ['Escape', 'Clears the selection'],
    ],
  },
});

export const Default = meta.story();
Default.test('selects rows and acts on them', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select A. Person 1' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select C. Person 2' }));
  await expect(canvas.getByText('2 selected')).toBeVisible();
  const all = canvas.getByRole('checkbox', { name: 'Select all in the list' });
  await expect(all).toBePartiallyChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.queryByRole('link', { name: /Person 2/ })).toBeNull());
  await expect(canvas.getByText('3 contacts')).toBeVisible();
  await expect(all).toHaveFocus();
});
Default.test(
  'deletes with a key what is selected, else the row with the focus, and undoes it',
  async ({ canvas, userEvent }) => {
    const row = async (name: RegExp) => canvas.findByRole('link', { name });
    (await row(/Person 3/)).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Person 3/ })).toBeNull());
    await waitFor(() => expect(screen.getByText('E. Person 3 deleted')).toBeVisible());
    await userEvent.keyboard('{Control>}z{/Control}');
    (await row(/Person 3/)).focus();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Person 1/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Person 2/ }));
    (await row(/Person 3/)).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(screen.getByText('A. Person 1 and C. Person 2 deleted')).toBeVisible());
    await expect(canvas.getByText('3 contacts')).toBeVisible();
  },
);
Default.test('moves to the search field by its key', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('link', { name: /Person 1/ })).focus();
  await userEvent.keyboard('/');
  await expect(canvas.getByRole('searchbox', { name: 'Search contacts' })).toHaveFocus();
});
Default.test('searches, and says that nothing was found', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search contacts' }), 'zzz{Enter}');
  await expect(await canvas.findByText('No contact is called “zzz”')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /^Clear/ }));
  await expect(await canvas.findByRole('link', { name: /Person 1/ })).toBeVisible();
});

export const SearchesWhileTyping = meta.story({ args: { pause: 1000 }, tags: ['no-visual'] });
SearchesWhileTyping.test('gives up a search that waits when a row is opened', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('searchbox', { name: 'Search contacts' });
  await canvas.findByText('5 contacts');
  await userEvent.type(field, 'z');
  await userEvent.click(canvas.getByRole('link', { name: /A\. Person 1 / }));
  await expect(field).toHaveValue('');
  // Longer than the pause: the search does not start after all.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  await expect(canvas.getByText('5 contacts')).toBeVisible();
});
SearchesWhileTyping.test('searches when typing pauses', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search contacts' }), 'zzz');
  await expect(await canvas.findByText('No contact is called “zzz”')).toBeVisible();
});

export const Loading = meta.story({ args: { answer: 'hangs' }, tags: ['no-visual'] });
Loading.test('shows rows that are still to come', async ({ canvas }) => {
  await expect(canvas.queryByRole('list', { name: 'Contacts' })).toBeNull();
  await expect(canvas.getByRole('checkbox', { name: 'Select all in the list' })).toBeDisabled();
});

export const Empty = meta.story({ args: { answer: [] }, tags: ['no-visual'] });
Empty.test('says that there is nothing yet', async ({ canvas }) => {
  await expect(await canvas.findByText('No contacts yet')).toBeVisible();
});

export const Failed = meta.story({ args: { answer: 'fails' }, tags: ['no-visual'] });
Failed.test('says what failed and offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: /cannot be reached|Could not load/ })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const Cards = meta.story({ args: { arrangement: 'cards' }, tags: ['no-visual'] });
Cards.test('says what the box above selects, and selects cards and ranges of them', async ({ canvas, userEvent }) => {
  const first = await canvas.findByRole('checkbox', { name: 'Select A. Person 1' });
  await expect(canvas.getByText('Select all in the list')).toBeVisible();
  await userEvent.click(first);
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select E. Person 3' }));
  await userEvent.keyboard('{/Shift}');
  await expect(canvas.getByText('3 selected')).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Select C. Person 2' })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await expect(await canvas.findByText('2 contacts')).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Select all in the list' })).toHaveFocus();
});

/** Ten thousand records: only the rows in view are rendered, under the heading of their group. */
export const Virtual = meta.story({ args: { answer: people(10_000), virtual: true } });
Virtual.test('moves through all rows by keys', async ({ canvas, userEvent }) => {
  const list = await canvas.findByRole('list', { name: 'Contacts' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(canvas.getByRole('link', { name: /A\. Person 2 / })).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(canvas.getByRole('link', { name: /J\. Person 10000/ })).toHaveFocus());
  await expect(within(list).getAllByRole('link').length).toBeLessThan(60);
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('link', { name: /J\. Person 9999/ })).toHaveFocus());
});
