import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';
import { tasksScenarios } from '#mocks/tasks/scenarios';

import { Flow } from './Flow';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const meta = preview.meta({
  title: 'Flows/Connections',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false, account: 'ada' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => resetDatabase(),
});

/** The first mail of the inbox whose sender has, or has not, a contact. */
async function openMail(index: number) {
  const list = await screen.findByRole('list', { name: 'Emails' });
  const row = within(list).getAllByRole('link')[index];
  if (!row) throw new Error(`The inbox has fewer than ${index + 1} mails.`);
  row.click();
  return screen.findByRole('region', { name: 'Email' });
}

export const FromMail = meta.story({ args: { at: '/apps/mailbox' } });
FromMail.test('a mail becomes a task that leads back to it', async ({ userEvent }) => {
  const mail = await openMail(0);
  const subject = (await within(mail).findByRole('heading', { level: 1 })).textContent;
  await userEvent.click(await within(mail).findByRole('button', { name: 'Add to tasks' }));
  await userEvent.click(await screen.findByRole('button', { name: 'View task' }));
  const field = await screen.findByRole('textbox', { name: 'Title' });
  await expect(field).toHaveValue(subject);
  // A plain field stands for the editor until its code is loaded.
  await expect(await screen.findByRole('link', { name: /^Email from / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/apps\/mailbox\/inbox\/1\/./),
  );
});
FromMail.test('a task that cannot be saved is said, and nothing is added', async ({ msw, userEvent }) => {
  const mail = await openMail(0);
  msw.use(tasksScenarios.create.fails());
  await userEvent.click(await within(mail).findByRole('button', { name: 'Add to tasks' }));
  const messages = within(await screen.findByRole('region', { name: 'Status messages' }));
  await waitFor(() => expect(messages.getByText('The task could not be added. Try again.')).toBeVisible());
  await expect(messages.queryByRole('button', { name: 'View task' })).toBeNull();
});
FromMail.test('a sender leads to their contact', async ({ userEvent }) => {
  const mail = await openMail(0);
  await userEvent.click(await within(mail).findByRole('link', { name: 'View contact' }));
  await expect(await screen.findByRole('region', { name: 'Contact' })).toBeVisible();
});

export const FromUnknownSender = meta.story({ args: { at: '/apps/mailbox/spam' } });
FromUnknownSender.test('an unknown sender is added with name and address', async ({ userEvent }) => {
  const mail = await openMail(0);
  await userEvent.click(await within(mail).findByRole('link', { name: 'Add to contacts' }));
  const form = await screen.findByRole('form', { name: 'New contact' });
  const name = within(form).getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await waitFor(() => expect(name).not.toHaveValue(''));
  const email = within(form).getByRole<HTMLInputElement>('textbox', { name: 'Email address 1' });
  await expect(email.value).toMatch(/@/);
  const added = name.value;
  await userEvent.click(within(form).getByRole('button', { name: 'Done' }));
  await title(added);
});

export const FromTask = meta.story({ args: { at: '/apps/tasks/tsk_0003' } });
FromTask.test('an assignee who was renamed has the new name', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('link', { name: 'Open contact of Jasper Holt' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Jasper Hale');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await title('Jasper Hale');
  const [tasks] = screen.getAllByRole('link', { name: /^Tasks/ });
  await userEvent.click(tasks ?? document.body);
  const [renamed] = await screen.findAllByText('Assigned to Jasper Hale');
  await expect(renamed).toBeInTheDocument();
});

export const FromChat = meta.story({ args: { at: '/apps/contacts' } });
FromChat.test('a chat message becomes a task', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Ayşe Yılmaz/ }));
  const log = await screen.findByRole('log', { name: 'Messages with Ayşe Yılmaz' });
  const message = within(log).getAllByRole('article').at(-1);
  if (!message) throw new Error('The chat has no message.');
  // The actions of a message are there while it has the focus or the pointer.
  message.focus();
  await userEvent.click(
    await within(message).findByRole('button', { name: 'Actions for the message from Ayşe Yılmaz' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to tasks' }));
  await userEvent.click(await screen.findByRole('button', { name: 'View task' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await expect(message.textContent).toContain(field.value);
});
