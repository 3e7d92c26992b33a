import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';

import { Flow } from './Flow';

const meta = preview.meta({
  title: 'Flows/Scrumboard',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const title = 'Show the step-free entrance on the map';

export const PlanByKeyboard = meta.story({ args: { at: '/apps/scrumboard' } });
PlanByKeyboard.test(
  'a sprint is planned by keyboard: a card is moved, and another added',
  async ({ userEvent, step }) => {
    const cardsIn = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('link');
    const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());
    await step('opens the board', async () => {
      (await screen.findByRole('link', { name: 'Spring release' })).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('button', { name: `Move ${title}` });
    });
    await step('moves a card to the next list', async () => {
      within(screen.getByRole('main')).getByRole('link', { name: title }).focus();
      await userEvent.keyboard(' ');
      await says(`Picked up ${title}. Position 2 of 4 in To do.`);
      await userEvent.keyboard(forwardKey());
      await says(`${title}: position 2 of 3 in In progress.`);
      await userEvent.keyboard('{ArrowUp}');
      await says(`${title}: position 1 of 3 in In progress.`);
      await userEvent.keyboard(' ');
      await says(`Dropped ${title}. Position 1 of 3 in In progress.`);
      await waitFor(() => expect(cardsIn('In progress')[0]).toHaveTextContent(title));
    });
    await step('adds a card to the same list', async () => {
      await userEvent.keyboard('n');
      await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLTextAreaElement));
      await userEvent.keyboard('Measure the ramp{Enter}');
      await waitFor(() => expect(cardsIn('In progress').at(-1)).toHaveTextContent('Measure the ramp'));
    });
  },
);
