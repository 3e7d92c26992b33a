import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';

import { Flow } from './Flow';

const meta = preview.meta({
  title: 'Flows/Help centre',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const FindAnAnswer = meta.story({ args: { at: '/home' }, parameters: { account: 'mira' } });
FindAnAnswer.test(
  'an answer is found from the console, a guide rated, and support asked',
  async ({ userEvent, step }) => {
    await step('finds the answer in the search of the console', async () => {
      await screen.findByRole('heading', { level: 1 });
      await screen.findByRole('navigation', { name: 'Main navigation' });
      await userEvent.keyboard('{Control>}k{/Control}');
      const field = await screen.findByRole('combobox');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('forgot pasword');
      await userEvent.click(await screen.findByRole('option', { name: /I forgot my password/ }));
      await waitFor(() => expect(screen.getByText(/Open the link from/)).toBeVisible());
    });
    await step('follows the search of the help centre to a guide', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search questions and guides' }), 'plan tasks');
      const results = await screen.findByRole('list', { name: 'Results' });
      await userEvent.click(await within(results).findByRole('link', { name: 'Plan your work with tasks' }));
      await screen.findByRole('heading', { level: 1, name: 'Plan your work with tasks' });
    });
    await step('rates the guide', async () => {
      const no = await screen.findByRole('button', { name: 'No' });
      await userEvent.click(no);
      await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true'));
    });
    await step('asks support', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Ask support' }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'My board is empty');
      await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'I opened a board and it has no lists.');
      await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
      await screen.findByRole('heading', { level: 1, name: 'Request sent' });
      await expect(screen.getByText(/^HLP-[A-Z2-7]{6}$/)).toBeVisible();
    });
  },
);
