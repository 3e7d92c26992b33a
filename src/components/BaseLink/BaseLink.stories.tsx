import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { useLocation } from 'react-router-dom';

import { BaseLink } from './BaseLink';

const meta = preview.meta({ component: BaseLink, args: { className: '' } });

function Address() {
  return <output>{useLocation().pathname}</output>;
}

export const Route = meta.story({
  args: { href: '/search/facility', children: 'Search' },
  render: (args) => (
    <p>
      <BaseLink {...args} /> <Address />
    </p>
  ),
});
Route.test('goes there without loading the page again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Search' }));
  await expect(await canvas.findByText('/search/facility')).toBeVisible();
});

export const OtherSite = meta.story({ args: { href: 'https://example.org/', children: 'Example' } });
OtherSite.test('says that it leaves, and gives that page no handle on ours', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Example (opens another site)' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).not.toHaveAttribute('target');
});

export const OtherSiteInTurkish = OtherSite.extend({ globals: { locale: 'tr' } });
OtherSiteInTurkish.test('says so in Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Example (başka bir site açılır)' })).toBeVisible();
});

export const NewTab = OtherSite.extend({ tags: ['no-visual'], args: { newTab: true } });
NewTab.test('says that the page stays', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Example (opens another site in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

export const Telephone = meta.story({ args: { href: 'tel:+15550100', children: '555 0100' } });

export const Unsafe = meta.story({ args: { href: 'javascript:alert(1)', children: 'Press me' } });
Unsafe.test('stays text', async ({ canvas }) => {
  await expect(canvas.getByText('Press me')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
