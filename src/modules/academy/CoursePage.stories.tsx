import { renderRoute } from '#.storybook/renderRoute';
import { backKey, forwardKey, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { exampleCourse } from '#mocks/academy/exampleCourse';
import { academyScenarios } from '#mocks/academy/scenarios';
import type { StoredProgress } from '#mocks/academy/store';
import { resetDatabase } from '#mocks/core/database';

import { noProgress } from './progress';
import { Component } from './CoursePage';

const { id } = exampleCourse;
const at = (step?: number) => `/apps/academy/${id}${step === undefined ? '' : `?step=${step}`}`;
const begun: StoredProgress = { ...noProgress, id, currentStep: 2, doneSteps: [0] };
/** Everything but the last question. */
const nearlyDone: StoredProgress = {
  ...noProgress,
  id,
  currentStep: 3,
  doneSteps: [0, 1, 2],
  answers: [
    { step: 1, choices: [0, 2] },
    { step: 2, choices: [0, 1, 2, 3] },
  ],
};

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.course, at: at(1), page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: async ({ msw }) => {
    await resetDatabase();
    msw.use(...academyScenarios.holds([exampleCourse], [begun]));
  },
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const question = async (name: string) => within(await screen.findByRole('region', { name }));
const percent = () => screen.getAllByRole('progressbar', { name: 'Your progress' })[0]?.getAttribute('aria-valuenow');
const check = (form: ReturnType<typeof within>) => form.getByRole('button', { name: 'Check answer' });

export const Loaded = meta.story({});
Loaded.test('goes to the next step and back, with the step in the address', async ({ canvas, userEvent }) => {
  await title('What a page is for');
  await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
  await title('Useful details');
  await userEvent.click(canvas.getByRole('link', { name: 'Previous' }));
  await title('What a page is for');
  await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
  await userEvent.keyboard(forwardKey());
  await title('Useful details');
  await userEvent.keyboard(backKey());
  await title('What a page is for');
  await userEvent.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  // It fades in.
  await waitFor(() => expect(help.getByText('Next step')).toBeVisible());
});
Loaded.test('jumps to any step of the list, which says what is done', async ({ canvas, userEvent }) => {
  await title('What a page is for');
  const [list] = canvas.getAllByRole('navigation', { name: 'Steps of the course' });
  if (!list) throw new Error('There is a list of steps.');
  await expect(within(list).getByRole('link', { name: /^What a page is for \(done\)/i })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await userEvent.click(within(list).getByRole('link', { name: 'Who does what' }));
  await title('Who does what');
  await expect(percent()).toBe('25');
});

/** Without a step in the address. */
export const Continued = meta.story({ args: { at: at() } });
Continued.test('continues where the person left off', async () => {
  await title('How a page is published');
});

export const Choice = meta.story({ args: { at: at(2) } });
Choice.test('answers at once, keeps what was chosen, and can be corrected', async ({ userEvent }) => {
  const form = await question('Which of these belong on a page?');
  await userEvent.click(check(form));
  await expect(form.getByText('Choose an answer first')).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: /best-loved/ }));
  await userEvent.click(check(form));
  await expect(await form.findByText('Not quite')).toBeVisible();
  await expect(form.getByText('Nobody can check it, and it helps no one to decide.')).toBeVisible();
  await expect(form.queryByText('It saves people from searching at the wrong door.')).toBeNull();
  await expect(check(form)).toHaveFocus();
  await userEvent.click(form.getByRole('checkbox', { name: /best-loved/ }));
  await userEvent.click(form.getByRole('checkbox', { name: /blue gate/ }));
  await userEvent.click(check(form));
  await expect(await form.findByText('What you chose is right, but something is missing.')).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: /identity card/ }));
  await userEvent.click(check(form));
  await expect(await form.findByText('That’s right')).toBeVisible();
  await waitFor(() => expect(form.getByRole('status')).toHaveFocus());
  await expect(form.queryByRole('button', { name: 'Check answer' })).toBeNull();
  await expect(form.getByText('Anyone who does not know it comes in vain.')).toBeVisible();
  await expect(percent()).toBe('50');
});
Choice.test('is answered by keys alone', async ({ userEvent }) => {
  const form = await question('Which of these belong on a page?');
  await userEvent.keyboard('1');
  await expect(form.getByRole('checkbox', { name: /blue gate/ })).toBeChecked();
  await userEvent.keyboard('3{Enter}');
  await expect(await form.findByText('That’s right')).toBeVisible();
});

export const Order = meta.story({ args: { at: at(3) } });
Order.test('is put in order by the menu of the handles', async ({ userEvent }) => {
  const form = await question('Put the steps in order.');
  const items = () =>
    form.getAllByRole('listitem').map((item) => item.textContent.replace(/^.*Position \d: /, '').trim());
  const wanted = [
    'You enter the details',
    'You check the duplicates that were found',
    'You submit the facility',
    'An administrator approves it',
  ];
  await expect(items()).not.toEqual(wanted);
  await userEvent.click(check(form));
  await expect(await form.findByText(/of 4 are in the right place/)).toBeVisible();
  for (const name of wanted.toReversed()) {
    if (items()[0] !== name) {
      await userEvent.click(await form.findByRole('button', { name: `Move ${name}` }));
      await userEvent.click(await screen.findByRole('button', { name: 'Move to the top' }));
      await waitFor(() => expect(items()[0]).toBe(name));
    }
  }
  await expect(items()).toEqual(wanted);
  await expect(form.queryByText('Not quite')).toBeNull();
  await userEvent.click(check(form));
  await expect(await form.findByText('That’s right')).toBeVisible();
  await expect(form.queryByRole('button', { name: /^Move/ })).toBeNull();
});

export const Match = meta.story({ args: { at: at(4) } });
Match.test('joins each left side with a right one', async ({ userEvent }) => {
  const form = await question('Match each person with what they do.');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'A member' }), 'Suggests a facility');
  await userEvent.click(check(form));
  await expect(form.getByText('Choose a match for each line first')).toBeVisible();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'A manager' }), 'Decides on a claim');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'An administrator' }), 'Decides on a claim');
  await userEvent.click(check(form));
  await expect(await form.findByText(/2 of 3 are in the right place/)).toBeVisible();
  await userEvent.selectOptions(
    form.getByRole('combobox', { name: 'A manager' }),
    'Keeps the opening hours up to date',
  );
  await userEvent.click(check(form));
  await expect(await form.findByText('That’s right')).toBeVisible();
});

export const FinishedTooEarly = meta.story({ args: { at: at(4) } });
FinishedTooEarly.test('says what is still to be done, and leads there', async ({ canvas, userEvent }) => {
  await title('Who does what');
  await userEvent.click(canvas.getByRole('button', { name: 'Finish course' }));
  await expect(await screen.findByText('3 steps are still to be done')).toBeVisible();
  const article = within(canvas.getByRole('article'));
  await userEvent.click(article.getByRole('link', { name: 'Useful details' }));
  await title('Useful details');
});

export const LastStep = meta.story({
  args: { at: at(4) },
  beforeEach: ({ msw }) => msw.use(...academyScenarios.holds([exampleCourse], [nearlyDone])),
});
LastStep.test(
  'completes the course with the last answer, and leads to the certificate',
  async ({ canvas, userEvent }) => {
    const form = await question('Match each person with what they do.');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'A member' }), 'Suggests a facility');
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: 'A manager' }),
      'Keeps the opening hours up to date',
    );
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'An administrator' }), 'Decides on a claim');
    await userEvent.click(check(form));
    await waitFor(() => expect(percent()).toBe('100'));
    await expect(await canvas.findByRole('link', { name: 'View certificate' })).toHaveAttribute(
      'href',
      `/apps/academy/${id}/certificate`,
    );
  },
);

export const Completed = meta.story({
  args: { at: at(1) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...academyScenarios.holds(
        [exampleCourse],
        [
          {
            ...nearlyDone,
            completed: 1,
            completedAt: '2026-03-12T10:00:00.000Z',
            doneSteps: [0, 1, 2, 3],
            answers: [...nearlyDone.answers, { step: 3, choices: [0, 1, 2] }],
          },
        ],
      ),
    ),
});
Completed.test('starts again, and keeps the certificate', async ({ canvas, userEvent }) => {
  await title('What a page is for');
  await expect(percent()).toBe('100');
  await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(percent()).toBe('0'));
  await expect(canvas.getByRole('link', { name: 'Certificate' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Start again' })).toBeNull();
});

export const NotSaved = meta.story({
  args: { at: at(2) },
  beforeEach: ({ msw }) => msw.use(academyScenarios.progress.failsOnce()),
});
NotSaved.test(
  'takes back what could not be saved, keeps the answer, and saves it the next time',
  async ({ userEvent }) => {
    const form = await question('Which of these belong on a page?');
    // The visit of this step has failed.
    await waitFor(() => expect(screen.getByText(/Your progress could not be saved/)).toBeVisible());
    await userEvent.click(form.getByRole('checkbox', { name: /blue gate/ }));
    await userEvent.click(form.getByRole('checkbox', { name: /identity card/ }));
    await userEvent.click(check(form));
    await expect(await form.findByText('That’s right')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Your progress could not be saved/)).toBeNull());
  },
);
NotSaved.test('is saved again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Your progress could not be saved/)).toBeNull());
});

export const Missing = meta.story({ args: { at: '/apps/academy/crs_nothing' } });
Missing.test('says so, with the way back', async () => {
  await title('Course not found');
  await expect(screen.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', paths.academy);
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(academyScenarios.course.neverResolves()) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(academyScenarios.course.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await title('What a page is for');
});

export const Dark = Choice.extend({ globals: { scheme: 'dark' } });

export const Turkish = Choice.extend({ globals: { locale: 'tr' } });

export const OnAPhone = meta.story({
  tags: ['phone'],
  args: { at: at(2) },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
/** A swipe of one finger over an element, by a distance along the line of text. */
function swipe(element: Element, dx: number, dy = 0): void {
  const touch = (x: number, y: number) =>
    new Touch({ identifier: 1, target: element, clientX: inlineX(200 + x), clientY: 300 + y });
  fireEvent(element, new TouchEvent('touchstart', { bubbles: true, touches: [touch(0, 0)] }));
  fireEvent(element, new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(dx, dy)] }));
}
OnAPhone.test('goes on by a swipe, unless it begins on a control or goes down', async ({ canvas }) => {
  await title('Useful details');
  swipe(canvas.getByText(/A page is read in a hurry/), -120, 10);
  await title('How a page is published');
  swipe(await screen.findByRole('heading', { level: 1 }), -60, 200);
  const [handle] = await canvas.findAllByRole('button', { name: /^Move/ });
  if (handle) swipe(handle, 160);
  await title('How a page is published');
  swipe(screen.getByText('Four steps'), 120);
  await title('Useful details');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
OnAPhone.test('has the steps in a drawer', async ({ canvas, userEvent }) => {
  await title('Useful details');
  await userEvent.click(canvas.getByRole('button', { name: 'Show the steps' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Steps of the course' }));
  await userEvent.click(drawer.getByRole('link', { name: 'Who does what' }));
  await title('Who does what');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
