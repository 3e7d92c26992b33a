import { forwardKey, inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';

// Imported eagerly, so that no test depends on how fast the lazy chunk loads.
import { menuList } from '#components/Menu';
import { longNavigation, sampleNavigation } from '#mocks/testing/navigation';
import { surfaces } from '#theme/surfaces.css';
import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

import { HorizontalNavigation } from './HorizontalNavigation';
import type { HorizontalNavigationProps } from './HorizontalNavigation';

menuList.preload();

const items = sampleNavigation.flatMap((item) => (item.type === 'divider' ? [] : [item]));

/** Shows the target of a followed link; the router belongs to the story. */
function Frame({
  width,
  tone,
  ...props
}: HorizontalNavigationProps & { width: number | undefined; tone: keyof typeof surfaces }) {
  const { pathname, search } = useLocation();
  return (
    <div style={{ minBlockSize: 420 }}>
      <div
        className={surfaces[tone]}
        style={{ display: 'flex', inlineSize: width, padding: vars.space[8], boxShadow: vars.shadow.bar }}
      >
        <HorizontalNavigation {...props} currentHref={pathname + search} />
      </div>
      <p style={{ ...typography.body, padding: vars.space[24] }}>
        <output>{pathname}</output>
      </p>
    </div>
  );
}

const framed = (tone: keyof typeof surfaces, width?: number) => (args: HorizontalNavigationProps) => (
  <MemoryRouter initialEntries={[args.currentHref]}>
    <Frame {...args} width={width} tone={tone} />
  </MemoryRouter>
);

const meta = preview.meta({
  component: HorizontalNavigation,
  args: { label: 'Main', items, currentHref: '/shop/brands' },
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['Tab', 'Moves to the next entry of the bar'],
      ['Enter, Space, Arrow Down', 'On an entry with a mark: opens its menu on the first line (Arrow Up: on the last)'],
      ['Arrow Down, Arrow Up, Home, End, a letter', 'In a menu: moves to another line'],
      ['Enter, Space', 'In a menu: follows the link or opens the submenu'],
      ['Arrow Right, Arrow Left', 'Opens a submenu, and leaves it'],
      ['Escape', 'Closes the submenu, or the menu, and gives the focus back'],
    ],
  },
  render: framed('panel'),
});

export const Default = meta.story({});
Default.test('follows a link of a submenu with Enter, and marks the way to the page', async ({ canvas, userEvent }) => {
  const work = canvas.getByRole('button', { name: 'Work' });
  await expect(work).toHaveAttribute('aria-current', 'location');
  work.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Overview' })).toHaveFocus());
  await expect(canvas.getByRole('menuitem', { name: /^Inventory/ })).toHaveAttribute('aria-current', 'location');
  await userEvent.keyboard(`inv${forwardKey()}`);
  const submenu = await canvas.findByRole('menu', { name: 'Inventory' });
  await expect(within(submenu).getByRole('menuitem', { name: 'Brands' })).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('/shop/products')).toBeVisible();
  await expect(canvas.queryByRole('menu')).toBeNull();
  await expect(work).toHaveFocus();
});
Default.test('closes with Escape and a press elsewhere', async ({ canvas, userEvent }) => {
  const people = canvas.getByRole('button', { name: 'People' });
  await userEvent.click(people);
  await canvas.findByRole('menu', { name: 'People' });
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('menu')).toBeNull();
  await expect(people).toHaveFocus();
  await userEvent.click(people);
  await canvas.findByRole('menu', { name: 'People' });
  await userEvent.click(canvas.getByRole('status'));
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
});

export const Open = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Work' }));
    await canvas.findByRole('menu', { name: 'Work' });
  },
});

/** A narrow bar moves the items that do not fit into a menu. */
export const Overflow = meta.story({ render: framed('panel', 420), args: { currentHref: '/settings' } });
Overflow.test('reaches everything through the menu at the end', async ({ canvas, userEvent }) => {
  const more = canvas.getByRole('button', { name: 'More' });
  await expect(more).toHaveAttribute('aria-current', 'location');
  await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  await expect(inlineEdges(more).end).toBeLessThanOrEqual(420);
  await userEvent.click(more);
  await expect(await canvas.findByRole('menuitem', { name: /^Settings/ })).toHaveAttribute('href', '/settings');
});

export const LongTitles = meta.story({
  args: { items: longNavigation, currentHref: '/reports/1/2/1' },
  globals: { locale: 'tr' },
  render: framed('primary', 640),
});

export const Dark = meta.story({ render: framed('dark') });
