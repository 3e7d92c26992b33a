import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { request } from '#lib/http/request';
import { getChat } from '#modules/chat/api';
import { resetDatabase } from '#mocks/core/database';

import { Flow } from './Flow';
import { setOnline } from './OfflineFlow';

const meta = preview.meta({
  title: 'Flows/Chat',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const names = ['Ayşe Yılmaz', 'Jasper Holt', 'Fatma Doğan'] as const;

export const AnswerChats = meta.story({ args: { at: '/home' } });
AnswerChats.test(
  'three chats are answered from the drawer, and the last goes on in full screen',
  async ({ userEvent, step }) => {
    const findField = (name: string) => screen.findByRole('textbox', { name: `Message ${name}` });
    // The drawer may still be closing, so the log is looked for again.
    const says = (name: string, text: string) =>
      waitFor(() => {
        const log = within(screen.getByRole('log', { name: `Messages with ${name}` }));
        return expect(log.getByText(text)).toBeVisible();
      });
    await userEvent.click((await screen.findAllByRole('button', { name: /^Open chat/ }))[0] as HTMLElement);
    for (const name of names) {
      await step(`answers ${name}`, async () => {
        // The rail has a list of the same name.
        const panel = await screen.findByRole('dialog');
        const chats = await within(panel).findByRole('list', { name: 'Chats' });
        await userEvent.click(await within(chats).findByRole('button', { name: new RegExp(`^${name}`) }));
        const field = await findField(name);
        await waitFor(() => expect(field).toHaveFocus());
        await userEvent.keyboard(`Thank you, ${name}{Enter}`);
        await says(name, `Thank you, ${name}`);
        if (name !== names[2]) await userEvent.click(screen.getByRole('button', { name: 'All chats' }));
      });
    }
    await step('takes what is being written along to the full screen', async () => {
      const [, , last] = names;
      await userEvent.type(await findField(last), 'One more thing');
      await userEvent.click(screen.getByRole('button', { name: 'Open full screen' }));
      await expect(await screen.findByRole('heading', { level: 1, name: last })).toBeVisible();
      await waitFor(async () => expect(await findField(last)).toHaveValue('One more thing'));
      await says(last, `Thank you, ${last}`);
    });
  },
);

/** The connection is lost while a message is written. */
export const SendOffline = meta.story({
  args: { at: '/apps/chat/cht_0008' },
  beforeEach: () => () => setOnline(true),
});
SendOffline.test('a message waits for the network, and goes once it is back', async ({ userEvent, step }) => {
  const text = 'Sent from the tunnel';
  const field = await screen.findByRole('textbox', { name: 'Message Priya Raman' });
  const log = within(await screen.findByRole('log', { name: 'Messages with Priya Raman' }));
  await step('is shown at once', async () => {
    setOnline(false);
    await userEvent.type(field, `${text}{Enter}`);
    await expect(await log.findByText(text)).toBeVisible();
    await expect(await log.findByText('Waiting for network…')).toBeVisible();
  });
  await step('goes, once', async () => {
    setOnline(true);
    await waitFor(() => expect(log.queryByText('Waiting for network…')).toBeNull());
    await waitFor(async () => {
      const { messages } = await request(getChat, { query: { id: 'cht_0008' } });
      await expect(messages.filter(({ value }) => value === text)).toHaveLength(1);
    });
    await expect(log.getAllByText(text)).toHaveLength(1);
  });
});
