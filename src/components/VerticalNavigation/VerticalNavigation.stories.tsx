import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';

import { longNavigation, sampleAsides, sampleNavigation } from '#mocks/testing/navigation';
import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

import { VerticalNavigation } from './VerticalNavigation';
import type { VerticalNavigationProps } from './VerticalNavigation';

/** Navigates within the story and shows the current path. */
function Frame(props: VerticalNavigationProps) {
  const { pathname, search } = useLocation();
  return (
    <div style={{ display: 'flex', blockSize: '44rem', backgroundColor: vars.color.surface.app }}>
      <VerticalNavigation {...props} currentHref={pathname + search} />
      <p style={{ ...typography.body, padding: vars.space[24] }}>
        <output>{pathname}</output>
      </p>
    </div>
  );
}

const meta = preview.meta({
  component: VerticalNavigation,
  args: { label: 'Main', items: sampleNavigation, currentHref: '/tasks' },
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['Tab', 'Moves to the next entry; from an entry with an open panel into the panel'],
      ['Arrow Down, Arrow Up', 'Moves to the next or the previous entry, around the ends'],
      ['Home, End', 'Moves to the first or the last entry'],
      ['Enter, Space', 'On an entry with others in it: shows or hides them'],
      [
        'Escape',
        'Closes the second panel and gives the focus back; empties the search; makes a grown bar narrow again',
      ],
    ],
  },
  render: (args) => (
    <MemoryRouter initialEntries={[args.currentHref]}>
      <Frame {...args} />
    </MemoryRouter>
  ),
});

export const Default = meta.story({ args: { appearance: 'default', tone: 'panel' } });
Default.test('marks the page, by more than colour', async ({ canvas }) => {
  const nav = canvas.getByRole('navigation', { name: 'Main' });
  const page = canvas.getByRole('link', { current: 'page' });
  await expect(nav).toContainElement(page);
  await expect(page).toHaveTextContent('Tasks');
  await expect(getComputedStyle(page).fontWeight).toBe('600');
  await waitFor(() => expect(page.querySelector('svg')).toHaveAttribute('data-icon', 'heroicons_solid:check-circle'));
  await expect(canvas.queryByText('Not for everybody')).toBeNull();
});
Default.test('opens one branch at a time, and that of the page by itself', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Inventory/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Suppliers' }));
  await userEvent.click(canvas.getByRole('link', { name: 'Contracts' }));
  await expect(await canvas.findByText('/shop/suppliers/contracts')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Contracts' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('button', { name: 'Suppliers' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Suppliers' }));
  await expect(canvas.queryByRole('link', { name: 'Contracts' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Suppliers' })).toHaveAttribute('aria-current', 'location');
  await userEvent.click(canvas.getByRole('link', { name: 'Overview' }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Suppliers' })).toBeNull());
});
Default.test('is walked by arrow keys, and says why an entry leads nowhere', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  const payroll = canvas.getByRole('link', { name: 'Payroll' });
  await expect(payroll).toHaveFocus();
  await expect(payroll).toHaveAttribute('aria-disabled', 'true');
  await expect(payroll).toHaveAccessibleDescription('Opens when the month is closed');
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('/tasks')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect(document.activeElement).toHaveAccessibleName('Accessibility guide (opens another site in a new tab)');
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
});

export const Compact = meta.story({ args: { appearance: 'compact', items: sampleAsides, tone: 'dark' } });
Compact.test('shows a second panel, and closes it with Escape or a press elsewhere', async ({ canvas, userEvent }) => {
  const people = canvas.getByRole('button', { name: 'People' });
  await userEvent.click(people);
  const panel = canvas.getByRole('group', { name: 'People' });
  await expect(panel.getBoundingClientRect().width).toBe(280);
  // Wait for the slide-in animation from the bar.
  await waitFor(() => expect(inlineEdges(panel).start).toBe(112));
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: /^Contacts/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('group', { name: 'People' })).toBeNull();
  await expect(people).toHaveFocus();
  await userEvent.click(people);
  await userEvent.click(canvas.getByRole('status'));
  await expect(canvas.queryByRole('group', { name: 'People' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Work' }));
  await userEvent.click(canvas.getByRole('link', { name: 'Overview' }));
  await expect(await canvas.findByText('/overview')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Work' })).toHaveFocus();
  await expect(canvas.getByRole('button', { name: 'Work' })).toHaveAttribute('aria-current', 'location');
});

export const Dense = meta.story({ args: { appearance: 'dense' } });
Dense.test('grows over the content for the keyboard and for the pointer', async ({ canvas, userEvent }) => {
  const nav = canvas.getByRole('navigation');
  const bar = () => nav.querySelector('[data-stops]')?.getBoundingClientRect().width;
  await expect(bar()).toBe(80);
  await userEvent.tab();
  await waitFor(() => expect(bar()).toBe(280));
  await expect(nav.getBoundingClientRect().width).toBe(80);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(bar()).toBe(80));
  const mailbox = canvas.getByRole('link', { name: /^Mailbox/ });
  await userEvent.hover(mailbox);
  await waitFor(() => expect(bar()).toBe(280));
  await userEvent.unhover(mailbox);
  await waitFor(() => expect(bar()).toBe(80));
});

export const Futuristic = meta.story({ args: { appearance: 'futuristic' } });

export const Thin = meta.story({ args: { appearance: 'thin', items: sampleAsides } });
Thin.test('names its icons', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button', { name: 'Work' }));
  await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Work');
});

/** Second panel open beside a wide bar. */
export const Asides = Default.extend({
  args: { currentHref: '/files/shared' },
  play: async ({ canvas, userEvent }) => {
    // On a small screen it is part of the list, where the entry of the page is open.
    if (!canvas.queryByRole('link', { name: 'Shared' }))
      await userEvent.click(canvas.getByRole('button', { name: /^Files/ }));
    await expect(canvas.getByRole('link', { name: 'Shared' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Dark = Default.extend({ args: { tone: 'dark' } });

/** 80 links in three levels. The current page is far down and is scrolled into view. */
export const LongNavigation = Default.extend({
  args: { items: longNavigation, currentHref: '/reports/4/2/1' },
  globals: { locale: 'tr' },
});
LongNavigation.test(
  'shows the entry of the page, and remembers where it was scrolled',
  async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('link', { current: 'page' });
    const box = canvas.getByRole('navigation').getBoundingClientRect();
    // It scrolls in the frame after it was rendered.
    await waitFor(() => expect(page.getBoundingClientRect().bottom).toBeLessThan(box.bottom));
    await expect(page.getBoundingClientRect().top).toBeGreaterThan(box.top);
    await waitFor(() => expect(Number(sessionStorage.getItem('navigation-scroll:Main'))).toBeGreaterThan(100));
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Menüde ara' })).toHaveFocus();
  },
);

export const WithSearch = LongNavigation.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'IŞIKLAR nobetci');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});
WithSearch.test('says that nothing matches, and Escape brings all of it back', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'yokböyle');
  await waitFor(() => expect(canvas.getAllByText('“yokböyle” için sonuç yok')[1]).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await expect(field).toHaveValue('');
  await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toBeVisible());
});
