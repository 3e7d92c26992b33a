import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { recordActivity, whenRecorded } from '#mocks/core/recordActivity';
import { activitiesScenarios } from '#mocks/activities/scenarios';
import { sampleActivities } from '#mocks/activities/seed';
import { resetDatabase } from '#mocks/core/database';

import { Component } from './ActivitiesPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.activities, at: '/pages/activities', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const entry = async (name: string) => {
  const item = (await screen.findAllByRole('link', { name }))[0]?.closest('li');
  if (!item) throw new Error(`${name} is in no item.`);
  return within(item);
};
const entries = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('time') !== null);

async function happen(id: string, subject: string): Promise<void> {
  recordActivity(['per_0001'], { id, action: 'completed', personId: 'per_0001', subject, link: '/apps/tasks' });
  await whenRecorded();
}

export const Loaded = meta.story({});
Loaded.test('lists by day who did what, when and why, with the way there', async ({ canvas }) => {
  const newest = await entry('Işıklı Eczane');
  await waitFor(() => expect(newest.getByText('Leyla Polat', { selector: 'b' })).toBeVisible());
  await expect(newest.getByText('25 minutes ago')).toBeVisible();
  await expect(newest.getByText(/^The entrance has a ramp/)).toBeVisible();
  await expect(newest.getByRole('link', { name: 'Işıklı Eczane' })).toHaveAttribute('href', '/facility/isikli-eczane');
  await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/^(today|yesterday)$/);
});
Loaded.test('loads what is older as the end comes near', async ({ canvas }) => {
  await entry('Işıklı Eczane');
  await waitFor(() => expect(entries().length).toBeGreaterThan(10));
  await waitFor(() => {
    canvas.queryByRole('button', { name: 'Show older' })?.scrollIntoView();
    return expect(entries()).toHaveLength(48);
  });
  await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
});
Loaded.test('keeps the focus on the button for older ones, and then on the last link', async ({ canvas }) => {
  await entry('Işıklı Eczane');
  const older = await canvas.findByRole('button', { name: 'Show older' });
  const before = entries().length;
  older.focus();
  await waitFor(() => expect(entries().length).toBeGreaterThan(before));
  await waitFor(() => {
    canvas.queryByRole('button', { name: 'Show older' })?.scrollIntoView();
    return expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
  });
  await expect(document.activeElement).toHaveAttribute('href');
});
Loaded.test('announces what is new, and shows it when told to', async ({ canvas, userEvent }) => {
  await entry('Işıklı Eczane');
  await happen('one', 'Order signs');
  await happen('two', 'Print leaflets');
  window.dispatchEvent(new Event('visibilitychange'));
  const pill = await canvas.findByRole('button', { name: '2 new activities' });
  await expect(screen.queryByRole('link', { name: 'Order signs' })).toBeNull();
  await userEvent.click(pill);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Print leaflets' })).toHaveFocus());
  await expect((await entry('Order signs')).getByText(/^You/)).toHaveTextContent('You completed a task');
  await expect(canvas.queryByRole('button', { name: /new activit/ })).toBeNull();
});
Loaded.test('filters by type and person, and keeps the focus', async ({ canvas, userEvent }) => {
  await entry('Işıklı Eczane');
  await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Type' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Decisions' }));
  await waitFor(() => {
    for (const item of entries()) void expect(item).toHaveTextContent(/approved|rejected/);
  });
  await expect(document.activeElement).not.toBe(document.body);
});

export const Filtered = Loaded.extend({ args: { at: '/pages/activities?kinds=decision&people=per_0002' } });
Filtered.test('reads the filter from the address', async ({ canvas, userEvent }) => {
  await entry('Saltmarket Clinic');
  for (const item of entries()) await expect(item).toHaveTextContent(/Alan Okafor (approved|rejected)/);
  await userEvent.click(canvas.getByRole('button', { name: /^Remove .*Alan Okafor/ }));
  await waitFor(() => expect(screen.getByText('Kemal Erdoğan', { selector: 'b' })).toBeVisible());
});

export const NoMatch = Loaded.extend({ args: { at: '/pages/activities?kinds=mail' } });
NoMatch.test('leads back to all of them', async ({ userEvent }) => {
  await expect(await screen.findByText('No activities match these filters')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await entry('Işıklı Eczane');
});

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...activitiesScenarios.empty()) });

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(activitiesScenarios.list.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(activitiesScenarios.list.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await entry('Işıklı Eczane');
});

const hostile = '<img src=x onerror="alert(1)"> '.repeat(6);
export const Hostile = Loaded.extend({
  beforeEach: ({ msw }) => {
    const [first] = sampleActivities();
    if (!first) throw new Error('There are samples.');
    msw.use(
      ...activitiesScenarios.holds([
        { ...first, subject: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4), note: hostile },
      ]),
    );
  },
});
Hostile.test('is shown as text, within its width', async () => {
  await waitFor(() => expect(screen.getByText(hostile.trim())).toBeVisible());
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

/** A task that was completed before it had a title. */
export const Untitled = Loaded.extend({
  beforeEach: ({ msw }) => {
    const [first] = sampleActivities();
    if (!first) throw new Error('There are samples.');
    msw.use(...activitiesScenarios.holds([{ ...first, action: 'completed', subject: '', link: '/apps/tasks/tsk_1' }]));
  },
});
Untitled.test('still has a link that can be read', async () => {
  await expect(await screen.findByRole('link', { name: 'Untitled' })).toHaveAttribute('href', '/apps/tasks/tsk_1');
});

export const Many = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...activitiesScenarios.many()) });
Many.test('loads a page at a time', async () => {
  await entry('Işıklı Eczane');
  await waitFor(() => expect(entries().length).toBeGreaterThanOrEqual(20));
  await expect(entries().length).toBeLessThan(200);
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fits', async () => {
  await entry('Işıklı Eczane');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
