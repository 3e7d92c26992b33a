import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { EmptyState } from '#components/EmptyState';
import { ErrorState } from '#components/ErrorState';
import { List, ListItem } from '#components/List';
import { Skeleton } from '#components/Skeleton';
import { lazyComponent } from '#lib/react/lazyComponent';

type State = 'new' | 'filtered' | 'failed' | 'loading' | 'ready';

/** The saved places of a person, in each of their states. */
function SavedPlaces({ state: initial }: { state: State }) {
  const [state, setState] = useState(initial);
  switch (state) {
    case 'new':
      return (
        <Card>
          <EmptyState
            icon="heroicons_outline:bookmark"
            title="No saved places"
            description="Press Save beside a result to find it here."
            action={<Button onClick={() => setState('ready')}>Search places</Button>}
          />
        </Card>
      );
    case 'filtered':
      return (
        <Card>
          <EmptyState
            icon="heroicons_outline:funnel"
            title="No saved place is open now"
            description="12 places are closed at the moment."
            action={<Button onClick={() => setState('ready')}>Show all 12</Button>}
          />
        </Card>
      );
    case 'failed':
      return (
        <Card>
          <ErrorState
            error={new TypeError('Failed to fetch')}
            what="the saved places"
            onRetry={() => setState('ready')}
          />
        </Card>
      );
    default:
      return (
        <List label="Saved places" loading={state === 'loading'}>
          <ListItem title="Harbour Clinic" description="Port Calder" />
          <ListItem title="Pier Pharmacy" description="Port Calder" />
        </List>
      );
  }
}

/** A part of a page whose code does not arrive at the first attempt. */
function OpeningHours() {
  const [part] = useState(() => {
    let attempts = 0;
    return lazyComponent(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>Open until 18:00</p>;
    });
  });
  const isLoaded = part.useLoadedWhen();
  const failure = part.useFailure();
  if (failure !== undefined) return <ErrorState error={failure} what="the opening hours" onRetry={part.preload} />;
  return isLoaded ? <part.Component /> : <Skeleton lines={2} />;
}

const meta = preview.meta({
  title: 'Patterns/Empty and error states',
  component: SavedPlaces,
  tags: ['no-visual'],
  parameters: {
    docs: {
      description: {
        component: `Every list has five states, and each is designed: loading, ready, new, filtered and failed.

- **Loading.** A skeleton with the layout of the content, so that nothing moves. \`QueryPanel\` switches between the states.
- **New.** What will be here, and the one action that begins it.
- **Filtered.** Different words: the content exists, a filter hides it. Offer to remove the filter.
- **Failed.** What could not be loaded, in plain words, and *Try again*. Technical details stay folded.
- **Refetch failed.** Keep what is there and say that it may be old. Never replace content by an error.
- **Parts of a page** fail by themselves: the rest stays usable. So does code that is loaded on demand (\`lazyComponent\`).`,
      },
    },
  },
});

export const New = meta.story({ args: { state: 'new' } });
export const Filtered = New.extend({ args: { state: 'filtered' } });
export const Loading = New.extend({ args: { state: 'loading' } });
export const Failed = New.extend({ args: { state: 'failed' } });
Failed.test('offers to try again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: /saved places/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(canvas.getByText('Harbour Clinic')).toBeVisible();
});

export const CodeNotLoaded = meta.story({ args: { state: 'failed' }, render: () => <OpeningHours /> });
CodeNotLoaded.test('says so, and loads it when told to', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: /the opening hours/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Open until 18:00')).toBeVisible();
});
