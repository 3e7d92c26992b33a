import { useMutation, useQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { Button } from '#components/Button';
import { patch } from '#lib/query/cachePatches';
import { mutation } from '#lib/query/mutation';

import { MutationErrorToasts } from './MutationErrorToasts';

const key = ['example', 'flag'];

const save = fn<() => Promise<void>>();

/** A switch whose first change the server rejects. */
function Refused() {
  const on = useQuery({ queryKey: key, queryFn: async () => save.mock.calls.length > 1, initialData: false }).data;
  const turnOn = useMutation(
    mutation({
      key,
      send: () => save(),
      optimistic: () => [patch<boolean>(key, () => true)],
      errorKey: 'MutationErrorToasts:notSaved',
    }),
  );
  return <Button onClick={() => turnOn.mutate()}>{on ? 'On' : 'Off'}</Button>;
}

const meta = preview.meta({
  component: MutationErrorToasts,
  beforeEach() {
    save.mockReset().mockRejectedValueOnce(new Error('refused')).mockResolvedValue();
  },
  // The Storybook preview already mounts one around every story.
  render: () => <Refused />,
});

export const Default = meta.story({});
Default.test('says what was not saved, and saves it when told to try again', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Off' });
  await userEvent.click(button);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await waitFor(() => expect(screen.getAllByText(/Your change was not saved/).at(-1)).toBeVisible());
  await expect(button).toHaveTextContent('Off');
  await userEvent.click(retry);
  await waitFor(() => expect(button).toHaveTextContent('On'));
});
