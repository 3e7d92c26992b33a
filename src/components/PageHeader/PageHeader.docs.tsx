import type { Guide } from '#.storybook/guide';

import { Badge } from '#components/Badge';
import { Button } from '#components/Button';

import { PageHeader } from './PageHeader';

export const guide: Guide = {
  use: ['At the top of each screen of the console.'],
  instead: [
    { component: 'Heading', when: 'for the parts below.' },
    { component: 'Toolbar', when: 'for actions on a selection.' },
  ],
  anatomy: [
    { part: 'Breadcrumb', about: 'Optional, above the title.' },
    { part: 'Title', about: 'The only first-level heading.' },
    { part: 'Meta', about: 'Beside the title: a badge, a count.' },
    { part: 'Actions', about: 'Buttons, at most one of them primary.' },
    { part: 'Tabs', about: 'Optional, below.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep the actions to two or three.',
        example: (
          <PageHeader
            title="Contacts"
            meta={<Badge>124</Badge>}
            actions={
              <Button tone="primary" variant="solid">
                Add contact
              </Button>
            }
          />
        ),
      },
      dont: {
        text: 'Repeat the title in the description.',
        example: <PageHeader title="Contacts" description="On this page you see your contacts." />,
      },
    },
  ],
  content: [
    'The title is the noun of the navigation: “Contacts”.',
    'The description is one sentence that helps on the first visit.',
  ],
  accessibility: ['It renders the `h1`; the application moves the focus to it after navigation.'],
};
