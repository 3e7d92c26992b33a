import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';

import { SkipLink } from './SkipLink';

const meta = preview.meta({
  component: SkipLink,
  args: { href: 'content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Sections" style={{ display: 'flex', gap: 8, paddingBlock: 56 }}>
        <Button>One</Button>
        <Button>Two</Button>
      </nav>
      <section id="content" aria-label="Content" style={{ padding: 16 }}>
        What the page is about.
      </section>
    </>
  ),
  parameters: {
    keyboard: [
      ['Tab', 'As the first stop of the page: shows the link'],
      ['Enter', 'Goes to the content'],
    ],
  },
});

export const Default = meta.story();
Default.test('shows itself to the keyboard and leads past what repeats', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('region', { name: 'Content' })).toHaveFocus();
  await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
});

export const Focused = Default.extend({ play: ({ userEvent }) => userEvent.tab() });
export const LongText = Focused.extend({
  args: { children: 'Gezinme çubuğunu atlayarak sayfanın asıl içeriğine geçin' },
});
