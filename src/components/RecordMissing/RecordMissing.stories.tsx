import UserIcon from '@heroicons/react/24/outline/UserIcon';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { RecordMissing } from './RecordMissing';

const meta = preview.meta({ component: RecordMissing });

export const Default = meta.story({
  args: {
    icon: UserIcon,
    title: 'There is no such contact',
    documentTitle: 'There is no such contact | Orvela Facilities',
    description: 'No contact has the id “con_0404”. It may have been deleted.',
    action: { label: 'Go to contacts', href: '/contacts' },
  },
});
Default.test('names the page and links to one that exists', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'There is no such contact' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to contacts' })).toHaveAttribute('href', '/contacts');
  await waitFor(() => expect(document.title).toBe('There is no such contact | Orvela Facilities'));
});
