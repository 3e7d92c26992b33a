import preview from '#.storybook/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { Flow } from './Flow';

const meta = preview.meta({
  title: 'Flows/Icons',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

export const CopyBySynonym = meta.story({ args: { at: '/ui/icons' } });
CopyBySynonym.test('an icon is found by a synonym, compared, and its JSX is copied', async ({ userEvent, step }) => {
  const written = spyOn(navigator.clipboard, 'writeText').mockImplementation(() => Promise.resolve());
  await step('is found by another word', async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search icons' }), 'rubbish');
    await waitFor(() => expect(screen.getAllByRole('gridcell')).toHaveLength(1));
  });
  await step('is opened by the keyboard', async () => {
    screen.getByRole('gridcell', { name: 'trash' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: 'trash' })).toBeVisible();
  });
  await step('is shown in another style', async () => {
    const panel = within(screen.getByRole('region', { name: 'Open icon' }));
    await userEvent.click(panel.getByRole('link', { name: 'Solid' }));
    await expect(await screen.findByText('heroicons_solid:trash')).toBeVisible();
  });
  await step('is copied', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Copy JSX' }));
    await waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.stringContaining('fillRule="evenodd"')));
    await expect(await screen.findByRole('button', { name: /Copied/ })).toBeVisible();
  });
});
