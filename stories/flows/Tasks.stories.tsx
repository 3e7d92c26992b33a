import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';

import { Flow, goTo } from './Flow';

const meta = preview.meta({
  title: 'Flows/Tasks',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const PlanADay = meta.story({ args: { at: '/apps/tasks' } });
PlanADay.test(
  'a day of ten tasks is planned from the quick field, reordered and worked through',
  async ({ userEvent, step }) => {
    const findList = () => screen.findByRole('list', { name: 'Tasks' });
    // The list may be replaced meanwhile, so it is looked for again.
    const findTask = (title: string) =>
      waitFor(() =>
        within(screen.getByRole('list', { name: 'Tasks' })).getByRole('link', { name: new RegExp(`^${title}`) }),
      );
    await step('adds tasks with date, priority and tag', async () => {
      await within(await findList()).findAllByRole('listitem');
      for (const [line, title] of [
        ['Write the letters today !low', 'Write the letters'],
        ['Call the clinic today !high #Urgent', 'Call the clinic'],
        ['Buy stamps tomorrow', 'Buy stamps'],
      ] as const) {
        const field = screen.getByRole('textbox', { name: 'Add a task' });
        await userEvent.type(field, `${line}{Enter}`);
        await findTask(title);
        await waitFor(() => expect(field).toHaveValue(''));
        await expect(field).toHaveFocus();
      }
    });
    await step('adds a task for each line that is pasted', async () => {
      const lines = ['Read the post', 'Feed the cat', 'Pay the rent', 'Water the plants', 'Sort the keys', 'Ring Ayşe'];
      await userEvent.click(screen.getByRole('textbox', { name: 'Add a task' }));
      await userEvent.paste([...lines, 'Lock the door'].join('\n'));
      await findTask('Read the post');
      await expect(await findTask('Lock the door')).toBeVisible();
    });
    await step('moves one by the keyboard', async () => {
      const titles = async () =>
        within(await findList())
          .getAllByRole('link')
          .map((link) => link.querySelector('bdi')?.textContent);
      (await screen.findByRole('button', { name: 'Move Read the post' })).focus();
      await userEvent.keyboard(' {ArrowDown} ');
      await waitFor(async () => expect((await titles()).slice(0, 2)).toEqual(['Feed the cat', 'Read the post']));
    });
    await step('shows what is due today', async () => {
      await goTo('/apps/tasks?view=today');
      await waitFor(() => expect(screen.queryByRole('link', { name: /^Buy stamps/ })).toBeNull());
      await expect(await findTask('Write the letters')).toBeVisible();
      await expect(await findTask('Call the clinic')).toBeVisible();
    });
    await step('completes one, and undoes it', async () => {
      const box = () => screen.getByRole('checkbox', { name: 'Complete “Call the clinic”' });
      await userEvent.click(box());
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(box()).not.toBeChecked());
    });
  },
);
