import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { Skeleton } from '#components/Skeleton';
import { NetworkError } from '#lib/http/request';
import preview from '#.storybook/preview';
import { useLayoutEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { QueryPanel } from './QueryPanel';

type Answer = readonly string[] | 'fails' | 'hangs';
type ExampleProps = {
  /** Response of each call, in order; the last one repeats. */
  answers: readonly Answer[];
};

const pharmacies = ['Harbour Pharmacy', 'Old Town Pharmacy', 'Night Pharmacy'];

async function answer(kind: Answer | undefined, call: number): Promise<readonly string[]> {
  await Promise.resolve();
  if (kind === 'hangs') return new Promise(() => {});
  if (kind === 'fails' || kind === undefined) throw new NetworkError('unreachable', `request-${call}`);
  return kind;
}

function Example({ answers }: ExampleProps) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['example'],
    queryFn: () => {
      const call = Number(client.getQueryData(['calls']) ?? 0);
      client.setQueryData(['calls'], call + 1);
      return answer(answers[Math.min(call, answers.length - 1)], call);
    },
  });
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <QueryPanel
        query={query}
        what="the pharmacies"
        skeleton={<Skeleton lines={3} />}
        isEmpty={(names) => names.length === 0}
        empty={<EmptyState icon={InboxIcon} title="No pharmacies listed yet" />}
      >
        {(names) => (
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </QueryPanel>
      <Button onClick={() => void query.refetch()}>Ask again</Button>
    </div>
  );
}

const meta = preview.meta({ component: Example });

export const Loaded = meta.story({ args: { answers: [pharmacies] } });
Loaded.test('shows the data and is no longer busy', async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByText('Harbour Pharmacy')).toBeVisible();
  await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
});

export const Loading = meta.story({ args: { answers: ['hangs'] } });
Loading.test('is busy, and after five seconds says that it still works', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  await expect(canvas.queryByText('Still working on it…')).toBeNull();
  await expect(await canvas.findByText('Still working on it…')).toBeVisible();
});

export const Empty = meta.story({ args: { answers: [[]] } });
Empty.test('says what is not there', async ({ canvas }) => {
  await expect(await canvas.findByText('No pharmacies listed yet')).toBeVisible();
});

export const Failed = meta.story({ args: { answers: ['fails', pharmacies] } });
Failed.test('recovers when retried', async ({ canvas, canvasElement, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'Could not load the pharmacies' })).toBeVisible();
  canvas.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('Old Town Pharmacy')).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
  // The retry button is gone; keyboard users must continue here and not from the top of the page.
  await expect(document.activeElement).not.toBe(document.body);
  await expect(canvasElement.contains(document.activeElement)).toBe(true);
});

export const FailedTwice = meta.story({ tags: ['no-visual'], args: { answers: ['fails', 'fails', pharmacies] } });
FailedTwice.test('keeps the focus on its button', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  await userEvent.click(canvas.getByText('Details for support'));
  await waitFor(() => expect(canvas.getByText('request-1')).toBeVisible());
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBe(button);
  await userEvent.click(button);
  await expect(await canvas.findByText('Night Pharmacy')).toBeVisible();
});

export const FailedTryingAgain = meta.story({ tags: ['no-visual'], args: { answers: ['fails', 'hangs'] } });
FailedTryingAgain.test('does not flash back to the skeleton', async ({ canvas, canvasElement, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await expect(button).toHaveFocus();
  await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
});

function Nested() {
  const [part] = useState(() => new EventTarget());
  const whole = useQuery({ queryKey: ['whole'], queryFn: () => answer(pharmacies, 0) });
  const query = useQuery({
    queryKey: ['part'],
    queryFn: () =>
      new Promise<readonly string[]>((_resolve, reject) => {
        part.addEventListener('failure', () => reject(new NetworkError('unreachable', 'request-part')));
      }),
  });
  const isThere = whole.data !== undefined;
  // Fails the inner query after the outer response arrives and before the frame that renders it.
  useLayoutEffect(() => {
    if (isThere) part.dispatchEvent(new Event('failure'));
  }, [isThere, part]);
  return (
    <>
      <p>{query.data ? `${query.data.length} pharmacies` : 'Pharmacies'}</p>
      <QueryPanel query={whole} what="the town" skeleton={<Skeleton lines={3} />}>
        {() => (
          <QueryPanel query={query} what="the pharmacies" skeleton={<Skeleton lines={3} />}>
            {(names) => names.join(', ')}
          </QueryPanel>
        )}
      </QueryPanel>
    </>
  );
}

/** A nested query starts with the outer one and fails while the outer result renders. */
export const PartFailed = meta.story({ tags: ['no-visual'], args: { answers: [] }, render: () => <Nested /> });
PartFailed.test('says so instead of waiting for ever', async ({ canvas }) => {
  await expect(await canvas.findByText('Could not load the pharmacies')).toBeVisible();
});

export const Stale = meta.story({
  tags: ['no-visual'],
  args: { answers: [pharmacies, 'fails', [...pharmacies, 'New Pharmacy']] },
});
Stale.test('keeps what it has when asking again fails', async ({ canvas, userEvent }) => {
  await canvas.findByText('Harbour Pharmacy');
  await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
  await expect(await canvas.findByText('This may be out of date.')).toBeVisible();
  await expect(canvas.getByText('Harbour Pharmacy')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('New Pharmacy')).toBeVisible();
  await expect(canvas.queryByText('This may be out of date.')).toBeNull();
});

export const Dark = Failed.extend({ globals: { scheme: 'dark' } });
