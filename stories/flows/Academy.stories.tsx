import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { exampleCourse } from '#mocks/academy/exampleCourse';
import { academyScenarios } from '#mocks/academy/scenarios';
import { resetDatabase } from '#mocks/core/database';

import { Flow } from './Flow';

const meta = preview.meta({
  title: 'Flows/Academy',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const TakeACourse = meta.story({
  args: { at: '/apps/academy' },
  beforeEach: ({ msw }) => msw.use(...academyScenarios.holds([exampleCourse])),
});
TakeACourse.test('a course is taken from the list to the certificate', async ({ userEvent, step }) => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const main = () => within(screen.getByRole('main'));
  const check = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check answer' }));
    await waitFor(() => expect(screen.getByText('That’s right')).toBeVisible());
  };
  await step('is opened from the list', async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'From suggestion to page' }));
    await heading('What a page is for');
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
  });
  await step('asks for a choice', async () => {
    await heading('Useful details');
    await userEvent.click(await screen.findByRole('checkbox', { name: /blue gate/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /identity card/ }));
    await check();
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
  });
  await step('leaves a question for later', async () => {
    await heading('How a page is published');
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
  });
  await step('asks for matches, and names the step that is left', async () => {
    await heading('Who does what');
    for (const [left, right] of [
      ['A member', 'Suggests a facility'],
      ['A manager', 'Keeps the opening hours up to date'],
      ['An administrator', 'Decides on a claim'],
    ] as const) {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: left }), right);
    }
    await check();
    await userEvent.click(screen.getByRole('button', { name: 'Finish course' }));
    await expect(await screen.findByText('One step is still to be done')).toBeVisible();
    await userEvent.click(within(main().getByRole('article')).getByRole('link', { name: 'How a page is published' }));
  });
  await step('asks for an order', async () => {
    await heading('How a page is published');
    for (const name of [
      'An administrator approves it',
      'You submit the facility',
      'You check the duplicates that were found',
      'You enter the details',
    ]) {
      const first = () =>
        within(screen.getByRole('list', { name: 'Items to put in order' })).getAllByRole('listitem')[0];
      if (first()?.textContent.includes(name)) continue;
      await userEvent.click(await screen.findByRole('button', { name: `Move ${name}` }));
      await userEvent.click(await screen.findByRole('button', { name: 'Move to the top' }));
      await waitFor(() => expect(first()).toHaveTextContent(name));
    }
    await check();
  });
  await step('ends with a certificate', async () => {
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
    await heading('Who does what');
    await userEvent.click(await screen.findByRole('link', { name: 'View certificate' }));
    await heading('Certificate of completion');
    await expect(main().getByText('Ada Lindqvist')).toBeVisible();
  });
  await step('is completed in the list', async () => {
    await userEvent.click(main().getByRole('link', { name: 'More courses' }));
    await expect(await screen.findByText('Completed')).toBeVisible();
  });
});
