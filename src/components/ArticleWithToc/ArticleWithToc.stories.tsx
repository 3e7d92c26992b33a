import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { ArticleWithToc } from './ArticleWithToc';

const three = `What stands before the first heading.

## How it begins

A paragraph with **strong** words and a [link](https://orvela.example).

- one
- two

## How it goes on

### A smaller matter

More words.

## How it ends

The last words.`;

const meta = preview.meta({ component: ArticleWithToc, args: { source: three, contentsLabel: 'On this page' } });

export const Default = meta.story({});
Default.test('leads from the contents list to each section', async ({ canvas, userEvent }) => {
  const contents = canvas.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeVisible();
  const link = canvas.getByRole('link', { name: 'How it goes on' });
  const heading = canvas.getByRole('heading', { level: 2, name: 'How it goes on' });
  await expect(link).toHaveAttribute('href', `#${heading.id}`);
  await userEvent.click(canvas.getByText('On this page'));
  await expect(link).not.toBeVisible();
});

export const FromHtml = meta.story({
  tags: ['no-visual'],
  args: {
    format: 'html',
    source:
      '<p>Before.</p><h2>Find it</h2><p>Press <kbd>Ctrl</kbd> + <kbd>K</kbd>.</p><h2>Open it</h2><p>Press <kbd>Enter</kbd>.</p><h2>Find it</h2><p>Again, as <code>name</code>.</p>',
  },
});
FromHtml.test('leads to the headings of HTML, also to one that comes again', async ({ canvas }) => {
  const headings = await canvas.findAllByRole('heading', { level: 2 });
  const links = canvas.getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
  await expect(new Set(headings.map(({ id }) => id)).size).toBe(3);
  await expect(canvas.getByText('Ctrl').localName).toBe('kbd');
});

export const Short = meta.story({ args: { source: 'Only a few words.\n\n## One heading\n\nAnd its text.' } });
Short.test('has no contents list under three sections', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
});

export const Empty = meta.story({ tags: ['no-visual'], args: { source: '' } });

export const LongName = meta.story({
  args: {
    source:
      '## Erişilebilirlikdeğerlendirmelerinindenetlenebilirliği ve buna bağlı olarak ortaya çıkan bütün öbür sorular\n\nMetin.\n\n## İkinci\n\nMetin.\n\n## Üçüncü\n\nMetin.',
    contentsLabel: 'Bu sayfada',
    language: 'tr',
  },
});
LongName.test('breaks instead of overflowing', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
