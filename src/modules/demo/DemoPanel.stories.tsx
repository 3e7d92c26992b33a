import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { restoreSession } from '#lib/session/session';
import { answerSetting } from '#mocks/chat/contactAnswers';
import { setScenarios } from '#mocks/core/scenarios';
import { shiftClock } from '#mocks/core/clockShift';
import { contactsAnswerScenarios, demoScenarios } from '#mocks/demo/scenarios';

import { DemoPanel } from './DemoPanel';
import type { DemoPanelProps } from './DemoPanel';
import { DemoStatus } from './DemoStatus';

/** A page with a button that opens the panel, and the status below it. */
function OnPage({ open: initially, ...props }: DemoPanelProps) {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <DemoStatus onOpen={() => setOpen(true)} />
      <DemoPanel {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const panel = async () => within(await screen.findByRole('dialog', { name: 'Demo' }));

const meta = preview.meta({
  component: DemoPanel,
  tags: ['no-visual'],
  render: (args) => <OnPage {...args} />,
  args: { open: true, onClose: fn(), accounts: <p>Accounts</p>, onChanged: fn(), onReset: fn() },
  beforeEach: () => () => {
    setScenarios([]);
    shiftClock(0);
    restoreSession();
  },
});

export const Loaded = meta.story({});
Loaded.test('turns a scenario on and off again', async ({ args, userEvent }) => {
  const dialog = await panel();
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Part of the app' }), 'tasks');
  await userEvent.click(dialog.getByRole('button', { name: 'Turn on tasks.empty' }));
  const on = within(await dialog.findByRole('list', { name: 'On now' }));
  await expect(on.getByText('Tasks: Empty')).toBeVisible();
  await expect(args.onChanged).toHaveBeenCalledOnce();
  await userEvent.click(on.getByRole('button', { name: 'Turn off tasks.empty' }));
  await expect(await dialog.findByText('No scenarios are on.')).toBeVisible();
});
Loaded.test('offers many records only where there are some', async ({ userEvent }) => {
  const dialog = await panel();
  const feature = await dialog.findByRole('combobox', { name: 'Part of the app' });
  await expect(dialog.queryByRole('button', { name: 'Turn on mailbox.many' })).toBeNull();
  await userEvent.selectOptions(feature, 'chat');
  await expect(dialog.getByRole('button', { name: 'Turn on chat.many' })).toBeVisible();
});
Loaded.test('moves the clock forward and back', async ({ args, userEvent }) => {
  const dialog = await panel();
  await userEvent.click(await dialog.findByRole('button', { name: '+7 days' }));
  await expect(await dialog.findByText(/\(7 days ahead\)$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '+1 day' }));
  await expect(await dialog.findByText(/\(8 days ahead\)$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to today' }));
  await expect(await dialog.findByText(/\(real time\)$/)).toBeVisible();
  await expect(args.onChanged).toHaveBeenCalledTimes(3);
});
Loaded.test('has contacts stay silent in the chat, and answer again', async ({ userEvent }) => {
  const dialog = await panel();
  const answers = await dialog.findByRole('switch', { name: 'Contacts reply' });
  await expect(answers).toBeChecked();
  await userEvent.click(answers);
  await waitFor(() => expect(answerSetting()).toBe(false));
  await expect(answers).not.toBeChecked();
  await userEvent.click(answers);
  await waitFor(() => expect(answerSetting()).toBe(true));
  await expect(answers).toBeChecked();
});
Loaded.test('asks before everything is deleted', async ({ args, userEvent }) => {
  const dialog = await panel();
  await userEvent.click(dialog.getByRole('button', { name: 'Reset the demo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset the demo?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await expect(args.onReset).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(dialog.getByRole('button', { name: 'Reset the demo' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Reset the demo?' }));
  await userEvent.click(again.getByRole('button', { name: 'Reset the demo' }));
  await waitFor(() => expect(args.onReset).toHaveBeenCalledOnce());
});

/** The clock is ahead, and two parts of the app have scenarios. */
export const Changed = meta.story({
  args: { open: false },
  beforeEach() {
    shiftClock(7);
    setScenarios([
      { feature: 'mailbox', mode: 'slow' },
      { feature: 'chat', mode: 'status500' },
    ]);
  },
});
Changed.test('says so on the page, and leads to the panel', async ({ canvas, userEvent }) => {
  const status = within(await canvas.findByRole('complementary', { name: 'Demo' }));
  await expect(
    status.getByText(/^The clock is 7 days ahead.*2 scenarios are on: mailbox.slow, chat.status500\.$/),
  ).toBeVisible();
  await userEvent.click(status.getByRole('button', { name: 'Change' }));
  const dialog = await panel();
  await userEvent.click(await dialog.findByRole('button', { name: 'Turn all off' }));
  await expect(await dialog.findByText('No scenarios are on.')).toBeVisible();
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(demoScenarios.neverResolves()) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(demoScenarios.failsOnce()) });
Failed.test('recovers when retried', async ({ userEvent }) => {
  const dialog = await panel();
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  await expect(await dialog.findByRole('heading', { name: 'Clock' })).toBeVisible();
});

/** The setting of the chat is refused. */
export const Refused = meta.story({ beforeEach: ({ msw }) => msw.use(contactsAnswerScenarios.fails(503)) });
Refused.test('says so, and leaves the setting as it was', async ({ userEvent }) => {
  const dialog = await panel();
  const answers = await dialog.findByRole('switch', { name: 'Contacts reply' });
  await userEvent.click(answers);
  await expect(await dialog.findByText('That didn’t work. Try again.')).toBeVisible();
  await expect(answers).toBeChecked();
});

export const Turkish = meta.story({ globals: { locale: 'tr' } });
