import preview from '#.storybook/preview';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';

import { BannerSearch } from './BannerSearch';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const meta = preview.meta({
  component: BannerSearch,
  decorators: (Story) => (
    <>
      <Story />
      <Address />
    </>
  ),
});

export const Default = meta.story();
Default.test('searches with Enter, and is empty for the next search', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'What to find' }), 'night dentist');
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Where to search' }), 'Port Calder{Enter}');
  await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(
    '/search/port-calder/night+dentist/page-1',
  );
  await expect(canvas.getByRole('searchbox', { name: 'Where to search' })).toHaveValue('');
});
Default.test('asks for a missing place, and keeps the term', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'What to find' }), 'diş{Enter}');
  await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('/search/facility?term=di%C5%9F');
});

export const Turkish = Default.extend({ globals: { locale: 'tr' } });
