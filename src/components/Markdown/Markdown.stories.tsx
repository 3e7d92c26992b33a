import { useLocation } from 'react-router-dom';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Markdown } from './Markdown';

const meta = preview.meta({ component: Markdown });

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const article = `There is a pharmacy within a short walk of most homes. Many people wait **days** for what a pharmacist could have _settled_ in five minutes.

## What a pharmacist does

- Advice on everyday complaints such as a cold or a sore muscle.
- Help with a prescription: what it is for, when to take it.

### On holidays

| Day | Opening hours | Who is there |
|:----|--------------:|:-------------|
| Monday to Friday | 08:00–19:00 | The whole team, and a nurse between 10:00 and 12:00 |
| Saturday | 09:00–13:00 | One pharmacist |

## Where to go next

1. Read about [what verification means](/article) first.
2. Write to [the editors](mailto:editors@example.org), call [555 0100](tel:+15550100), or read [another site](https://example.org).`;

export const Article = meta.story({
  args: { source: article },
  render: (args) => (
    <>
      <Markdown {...args} />
      <Address />
    </>
  ),
});
Article.test('is laid out for reading', async ({ canvas }) => {
  await expect(await canvas.findByRole('table')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'What a pharmacist does' })).toHaveAttribute(
    'id',
    'part-what-a-pharmacist-does',
  );
  await expect(canvas.getByRole('heading', { level: 3, name: 'On holidays' })).toBeVisible();
  await expect(canvas.getByText('days').localName).toBe('strong');
  const paragraph = canvas.getByText(/^There is a pharmacy/);
  await expect(getComputedStyle(paragraph).fontSize).toBe('16px');
  await expect(getComputedStyle(paragraph).lineHeight).toBe('26px');
});
Article.test('sends links of this app through the router', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('link', { name: 'another site (opens another site)' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'what verification means' }));
  await expect(await canvas.findByText('/article')).toBeVisible();
});

export const SmallScreen = Article.extend({
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});
SmallScreen.test('scrolls a wide table alone, by keyboard', async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'Table 1: Day, Opening hours, Who is there' });
  await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  await expect(region.offsetWidth).toBeLessThanOrEqual(288);
  region.focus();
  await expect(region).toHaveFocus();
});

/** Plain paragraphs: shown immediately in the same typography, without loading the parser. */
export const Plain = meta.story({
  args: { source: 'First part, “quoted”.\n\nSecond part.' },
  tags: ['no-visual'],
});
Plain.test('is in paragraphs from the first drawing on', async ({ canvas }) => {
  const paragraph = canvas.getByText('Second part.');
  await expect(paragraph.localName).toBe('p');
  await expect(getComputedStyle(paragraph).lineHeight).toBe('26px');
  await expect(paragraph.previousElementSibling).toHaveTextContent('First part, “quoted”.');
});

export const UnderASection = meta.story({
  args: { source: '## Twice\n\nOne.\n\n## Twice\n\nTwo.', headingOffset: 1 },
  render: (args) => (
    <>
      <h2>Help</h2>
      <Markdown {...args} />
    </>
  ),
});
UnderASection.test('moves its headings down, each with an id of its own', async ({ canvas }) => {
  const headings = await canvas.findAllByRole('heading', { level: 3, name: 'Twice' });
  await expect(headings.map(({ id }) => id)).toEqual(['part-twice', 'part-twice-2']);
});

export const RawHtml = meta.story({
  args: {
    source:
      'Hello <img src=x onerror="window.marked = 1"> **you** [press](javascript:window.marked=2)\n\n<script>window.marked = 3</script>\n\n<div style="position:fixed">gone</div>',
  },
});
RawHtml.test('is dropped', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByText('you').localName).toBe('strong'));
  await expect(canvasElement.querySelector('img, script, a, [style]')).toBeNull();
  await expect(canvas.queryByText('gone')).toBeNull();
  await expect('marked' in window).toBe(false);
});

export const LongText = meta.story({
  args: {
    source:
      '## Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine\n\nKuruluşların doğrulanması, bilgilerin **kim tarafından** ve _ne zaman_ gözden geçirildiğini gösterir.\n\n- Çalışma saatleri\n- Resmî tatillerdeki nöbet düzeni',
  },
  globals: { locale: 'tr' },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{<Story />}</div>],
});

export const Dark = Article.extend({ globals: { scheme: 'dark' } });
