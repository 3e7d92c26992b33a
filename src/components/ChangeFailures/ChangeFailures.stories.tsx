import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { Button } from '#components/Button';
import { ToastProvider } from '#components/Toast';
import { optimistic } from '#lib/optimistic';

import { ChangeFailures } from './ChangeFailures';

const key = ['example', 'flag'];

/** A switch whose server refuses the first time. */
function Refused() {
  const tries = useRef(0);
  const on = useQuery({ queryKey: key, queryFn: async () => tries.current > 1, initialData: false }).data;
  const turnOn = useMutation(
    mutationOptions({
      ...optimistic<boolean, undefined>(key, () => true),
      mutationFn: async () => {
        tries.current += 1;
        if (tries.current === 1) throw new Error('refused');
      },
      meta: { failure: 'ChangeFailures:notSaved' },
    }),
  );
  return <Button onClick={() => turnOn.mutate(undefined)}>{on ? 'On' : 'Off'}</Button>;
}

const meta = preview.meta({
  component: ChangeFailures,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
        <Refused />
      </ToastProvider>
    ),
  ],
});

export const Default = meta.story({});
Default.test('says what was not saved, and saves it when told to try again', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Off' });
  await userEvent.click(button);
  await expect(await screen.findByText(/Nothing was changed/)).toBeVisible();
  await expect(button).toHaveTextContent('Off');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(button).toHaveTextContent('On'));
});
