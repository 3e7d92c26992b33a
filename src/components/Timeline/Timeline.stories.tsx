import ChatBubbleLeftIcon from '@heroicons/react/24/outline/ChatBubbleLeftIcon';
import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import PaperClipIcon from '@heroicons/react/24/outline/PaperClipIcon';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Avatar } from '#components/Avatar';
import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { Link } from '#components/Link';

import { Timeline } from './Timeline';
import type { TimelineEvent } from './Timeline';

const events: TimelineEvent[] = [
  {
    id: '1',
    at: '2026-03-16T09:42:00Z',
    title: (
      <>
        Ada Akın approved <Link href="/articles/night-care">Night and weekend care</Link>
      </>
    ),
    icon: CheckIcon,
    tone: 'success',
  },
  {
    id: '2',
    at: '2026-03-16T08:05:00Z',
    title: 'Barış Çelik commented',
    description: 'The opening hours of the pharmacy have changed; the page still shows the old ones.',
    icon: ChatBubbleLeftIcon,
    tone: 'primary',
    content: <Card padding="small">“Closed on Wednesdays from April on.”</Card>,
  },
  {
    id: '3',
    at: '2026-03-15T17:30:00Z',
    title: 'Backup took longer than usual',
    icon: ExclamationTriangleIcon,
    tone: 'warning',
  },
  { id: '4', at: '2026-03-12T11:00:00Z', title: 'Two files were added', icon: PaperClipIcon },
  { id: '5', at: '2026-03-12T10:00:00Z', title: 'The record was made' },
];

const meta = preview.meta({ component: Timeline, args: { events, timeZone: 'UTC' } });

export const Default = meta.story({ args: { headingLevel: 3 } });
Default.test('groups by day, with names for the days near by', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'today',
    'yesterday',
    '12 March 2026',
  ]);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  await expect(canvas.getByText('09:42')).toHaveAttribute('datetime', '2026-03-16T09:42:00Z');
});

export const People = Default.extend({
  tags: ['no-visual'],
  args: {
    times: 'relative',
    events: events.map((event) => ({
      ...event,
      visual: <Avatar id={event.id} name="Ada Akın" size="small" decorative />,
    })),
  },
});
People.test('shows how long ago it was', async ({ canvas }) => {
  const [time] = canvas.getAllByText(/ago|now|yesterday/, { selector: 'time' });
  await expect(time).toHaveAttribute('datetime', '2026-03-16T09:42:00Z');
  await expect(time).toHaveAttribute('title');
});

export const Continued = Default.extend({ args: { continued: true, more: <Button>Show older</Button> } });

export const Turkish = Default.extend({
  globals: { locale: 'tr' },
  args: {
    events: [
      {
        id: '1',
        at: '2026-03-16T09:42:00Z',
        title: 'Çiğdem Erdoğdu, Ağız ve Diş Sağlığı Polikliniğinin çalışma saatlerini güncelledi',
        description: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir açıklama.',
      },
      { id: '2', at: '2026-03-15T09:00:00Z', title: 'Kayıt oluşturuldu' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});
Turkish.test('speaks the language of the page', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['bugün', 'dün']);
});
