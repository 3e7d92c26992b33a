import preview from '#.storybook/preview';
import { Suspense, use } from 'react';
import { expect, within } from 'storybook/test';

import { toDataLanguage } from '#mocks/core/localized';
import { publishedFacilities } from '#mocks/build/published';

import type { FacilityDetails } from './api';
import { PrerenderedFacility } from './PrerenderedFacility';

let published: Promise<FacilityDetails[]> | undefined;

type SampleFacilityProps = { slug: string };

/** The prerendered page of one of the sample facilities. */
function SampleFacility({ slug }: SampleFacilityProps) {
  published ??= publishedFacilities(toDataLanguage('en'));
  const facility = use(published).find((one) => one.slug === slug);
  if (!facility) throw new Error(`The sample data have no public facility at "${slug}".`);
  return <PrerenderedFacility facility={facility} />;
}

const meta = preview.meta({
  component: SampleFacility,
  subcomponents: { PrerenderedFacility },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    ),
  ],
});

export const Clinic = meta.story({ args: { slug: 'saltmarket-clinic' } });
Clinic.test('shows what holds on any day, and nothing that depends on the time', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Saltmarket Clinic');
  await expect(canvas.getByText('General practice, Saltmarket, Port Calder')).toBeVisible();
  await expect(canvas.queryByText(/closes 18:00/)).toBeNull();
  const [week] = canvas.getAllByRole('table', { name: 'Usual hours' });
  if (!week) throw new Error('There is no week.');
  await expect(within(week).getByRole('row', { name: /Monday/ })).not.toHaveAttribute('aria-current');
  await expect(within(week).getByRole('row', { name: /Saturday/ })).toHaveTextContent('09:00 – 13:00');
});
Clinic.test('offers only the actions that need no script', async ({ canvas }) => {
  const [directions] = await canvas.findAllByRole('link', { name: 'Directions' });
  await expect(directions).toHaveAttribute('href', '/facility/saltmarket-clinic/map');
  // Hidden elements have no accessible name and no role.
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const ClosedForGood = meta.story({ args: { slug: 'old-customs-house-clinic' } });
ClosedForGood.test('shows no hours and no phone number of a permanently closed facility', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.getByText('This facility has permanently closed')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See open places' })).toHaveAttribute(
    'href',
    '/service-categories/general-practice/page-1?near=port-calder',
  );
  await expect(canvas.queryByRole('heading', { name: 'Opening hours' })).toBeNull();
  await expect(canvas.queryByRole('heading', { name: 'Contact' })).toBeNull();
});

export const PlaceNotPublic = meta.story({ args: { slug: 'lantern-house-refuge' } });
PlaceNotPublic.test('does not reveal the location', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Lantern House Refuge');
  await expect(canvas.queryByRole('link', { name: 'Directions' })).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'Open in a map app' })).toBeNull();
});

export const LongName = meta.story({
  args: { slug: 'port-calder-district-hospital-incorporating-the-former-seamens-mission-dispensar' },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
});
LongName.test('fits the screen width', async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { level: 1 });
  await expect(title.textContent.length).toBe(120);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const OnAPhone = Clinic.extend({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
