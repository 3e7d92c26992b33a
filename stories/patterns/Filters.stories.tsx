import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';
import { Chip } from '#components/Chip';
import { EmptyState } from '#components/EmptyState';
import { Inline } from '#components/Inline';
import { List, ListItem } from '#components/List';
import { SearchField } from '#components/SearchField';
import { Stack } from '#components/Stack';
import { Text } from '#components/Text';

const places = [
  { id: 'harbour', name: 'Harbour Clinic', tags: ['Open now', 'Wheelchair access'] },
  { id: 'pier', name: 'Pier Pharmacy', tags: ['Open now'] },
  { id: 'mill', name: 'Mill Dentists', tags: ['Wheelchair access', 'Parking'] },
];
const filters = ['Open now', 'Wheelchair access', 'Parking'];

/** A list that is searched and filtered. */
function Filters() {
  const [query, setQuery] = useState('');
  const [on, setOn] = useState<readonly string[]>([]);
  const found = places.filter(
    ({ name, tags }) => name.toLowerCase().includes(query.toLowerCase()) && on.every((filter) => tags.includes(filter)),
  );
  const count = found.length === 1 ? '1 facility' : `${found.length} facilities`;
  const filtered = query !== '' || on.length > 0;

  function clear() {
    setQuery('');
    setOn([]);
  }

  return (
    <Stack gap={16}>
      <SearchField
        label="Search facilities"
        placeholder="Search facilities"
        value={query}
        onChange={setQuery}
        statusText={filtered ? count : ''}
      />
      <Inline gap={8}>
        {filters.map((filter) => (
          <Chip
            key={filter}
            selected={on.includes(filter)}
            onChange={(selected) => setOn(selected ? [...on, filter] : on.filter((other) => other !== filter))}
          >
            {filter}
          </Chip>
        ))}
        {filtered ? (
          <Button size="small" variant="quiet" onClick={clear}>
            Clear filters
          </Button>
        ) : null}
      </Inline>
      <Text tone="muted">{count}</Text>
      {found.length > 0 ? (
        <List label="Facilities">
          {found.map(({ id, name, tags }) => (
            <ListItem key={id} title={name} description={tags.join(', ')} />
          ))}
        </List>
      ) : (
        <EmptyState
          title="No facility matches all filters"
          description="Remove one of them, or search for something else."
          action={<Button onClick={clear}>Show all facilities</Button>}
        />
      )}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Patterns/Filters',
  component: Filters,
  tags: ['no-visual'],
  parameters: {
    docs: {
      description: {
        component: `People narrow a list down and see at once what that does.

- **At once.** Each change filters; a button “Apply” only where a request takes long, or in a drawer on phones: “Show 24 results”.
- **Visible.** What is on can be seen without opening anything. One press clears it all.
- **Counted.** The number of results is shown and announced, a pause after typing.
- **In the address.** Filters are part of the address, so that a list can be shared and *Back* undoes a filter.
- **No dead ends.** When nothing matches, say so in the words of the filters, and offer to remove them.
- **Parts.** \`SearchField\`, \`Chip\` for up to five filters, \`FilterBar\` above a table or a list of records, \`MultiSelect\` and \`CheckboxGroup\` in an \`AsideLayout\` where the page is about filtering.`,
      },
    },
  },
});

export const Default = meta.story();
Default.test('filters at once, and offers a way out', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Parking' }));
  await expect(canvas.getByText('Mill Dentists')).toBeVisible();
  await expect(canvas.queryByText('Pier Pharmacy')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Open now' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Show all facilities' }));
  await expect(canvas.getByText('Pier Pharmacy')).toBeVisible();
});
