import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import type { FacilitySummary } from '#domain/facility';
import { shortlistLimits, saveToShortlist, shortlist } from '#domain/shortlist';

import { FacilityCard } from './FacilityCard';

const pharmacy: FacilitySummary = {
  id: 'fac_aaaaaaaaaaaa',
  slug: 'harbour-pharmacy',
  name: 'Harbour Pharmacy',
  primaryCategory: { id: 'pharmacy', name: 'Pharmacy', icon: 'building-storefront' },
  addressLine: '3 Quay Road, Old Harbour, Port Calder',
  district: 'Old Harbour',
  city: 'Port Calder',
  geo: { lat: 44.5101, lon: -31.1988 },
  locationVisibility: 'exact',
  distanceM: 463,
  openState: { state: 'open', until: '2026-03-16T20:00:00Z', holidayUncertain: false },
  timeZone: 'Atlantic/Azores',
  verification: { state: 'verified', verifiedAt: '2026-02-02T10:00:00Z' },
  rating: { average: 4.6, count: 120 },
  phone: '+99920555014',
  tags: [
    { id: 'walk-in', name: 'Walk-in' },
    { id: 'vaccinations', name: 'Vaccinations' },
  ],
  matched: { fields: ['primaryCategory', 'name'], tokens: ['pharmacy'], band: 0, distanceBand: 0 },
  operationalStatus: 'open',
};

const meta = preview.meta({
  component: FacilityCard,
  args: { facility: pharmacy, number: 1, origin: 'Port Calder', from: 'port-calder' },
});

export const Loaded = meta.story({});
Loaded.test('explains why it matched', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Why am I seeing this?' }));
  await expect(await canvas.findByText('It is listed under “Pharmacy”.')).toBeVisible();
  await expect(canvas.getByText('Its details are verified.')).toBeVisible();
});
Loaded.test('links its name to its page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Harbour Pharmacy' })).toHaveAttribute(
    'href',
    '/facility/harbour-pharmacy',
  );
});
Loaded.test('links to the facilities with its tags', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Vaccinations' })).toHaveAttribute('href', '/tags/vaccinations/page-1');
});

Loaded.test('calls its number', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Call +999 20 555 014' })).toHaveAttribute('href', 'tel:+99920555014');
});
Loaded.test('names the place that its distance is from', async ({ canvas }) => {
  await expect(canvas.getByText('460 m from the centre of Port Calder')).toBeVisible();
});

export const FromAPoint = meta.story({ tags: ['no-visual'], args: { origin: undefined } });
FromAPoint.test('measures from the visitor', async ({ canvas }) => {
  await expect(canvas.getByText('460 m away')).toBeVisible();
});

Loaded.test('links to directions from the searched place', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Directions to Harbour Pharmacy' })).toHaveAttribute(
    'href',
    '/facility/harbour-pharmacy/map?from=port-calder',
  );
});

Loaded.test('is saved and removed by keyboard, and announces it', async ({ canvas, userEvent }) => {
  const save = canvas.getByRole('button', { name: 'Save Harbour Pharmacy to your shortlist' });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  save.focus();
  await userEvent.keyboard('{Enter}');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.getByRole('status')).toHaveTextContent('Saved to your shortlist.');
  await expect(canvas.getByRole('link', { name: 'View shortlist' })).toHaveAttribute(
    'href',
    '/search/facility#shortlist',
  );
  await expect(shortlist.get()).toEqual([{ slug: 'harbour-pharmacy', name: 'Harbour Pharmacy', city: 'Port Calder' }]);
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('status')).toHaveTextContent('Removed from your shortlist.');
  await expect(shortlist.get()).toEqual([]);
});

export const Saved = meta.story({
  beforeEach: () => void saveToShortlist({ slug: 'harbour-pharmacy', name: 'Harbour Pharmacy', city: 'Port Calder' }),
});

/** The shortlist holds as many facilities as it can. */
export const ShortlistFull = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    for (let number = 1; number <= shortlistLimits.shortlist; number += 1) {
      saveToShortlist({ slug: `place-${number}`, name: `Place ${number}`, city: 'Saltmere' });
    }
  },
});
ShortlistFull.test('says that the shortlist is full', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Save Harbour/ }));
  await expect(canvas.getByText('Your shortlist is full (20 facilities). Remove one first.')).toBeVisible();
  await expect(shortlist.get()).toHaveLength(shortlistLimits.shortlist);
});

export const ClosingSoon = meta.story({
  args: {
    facility: {
      ...pharmacy,
      openState: { state: 'closing-soon', until: '2026-03-16T10:12:00Z', holidayUncertain: false },
    },
  },
});
ClosingSoon.test('counts the minutes', async ({ canvas }) => {
  await expect(canvas.getByText('Closes in 12 minutes')).toBeVisible();
});

export const TemporarilyClosed = meta.story({
  args: {
    facility: {
      ...pharmacy,
      operationalStatus: 'temporarily-closed',
      openState: { state: 'temporarily-closed', holidayUncertain: false },
    },
  },
});

const { addressLine: _addressLine, phone: _phone, rating: _rating, distanceM: _distanceM, ...bare } = pharmacy;

export const HiddenPlace = meta.story({
  args: {
    facility: {
      ...bare,
      name: 'Lantern House Refuge',
      locationVisibility: 'hidden',
      verification: { state: 'unverified' },
      openState: { state: 'unknown', holidayUncertain: false },
      tags: [],
    },
  },
});
HiddenPlace.test('says that its address is hidden', async ({ canvas }) => {
  await expect(canvas.getByText(/keeps its address private/)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /^Directions/ })).toBeNull();
});

export const LongName = meta.story({
  args: {
    facility: {
      ...pharmacy,
      name: 'Yeşilmar Büyükşehir Belediyesi Çocuk ve Ergen Ruh Sağlığı, Gelişim ve Aile Danışmanlığı Merkezi Ek Hizmet Binası',
      addressLine: '112 Kaptanıderya Barbaros Hayrettin Paşa Bulvarı, Çarşıiçi, Yeşilmar',
    },
  },
  globals: { locale: 'tr' },
});

export const Selected = meta.story({ args: { selected: true } });
