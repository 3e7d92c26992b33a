import { useLocation } from 'react-router-dom';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Html } from './Html';

const meta = preview.meta({ component: Html });

function Address() {
  return <output>{useLocation().pathname}</output>;
}

export const Inline = meta.story({
  args: { variant: 'inline', html: 'Leo Gill wrote to <strong>you</strong> and <em>two others</em>' },
});
Inline.test('keeps its emphasis', async ({ canvas }) => {
  await expect((await canvas.findByText('you')).localName).toBe('strong');
});

export const Block = meta.story({
  args: {
    variant: 'reading',
    html: '<h2>Before you come</h2><p>Bring your <b>papers</b>.</p><ul><li>Identity card</li><li>Old prescriptions</li></ul><p>More in <a href="/article">the articles</a> or on <a href="https://example.org">another site</a>.</p>',
  },
  render: (args) => (
    <>
      <Html {...args} />
      <Address />
    </>
  ),
});
Block.test('sends links of this app through the router', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('link', { name: 'another site (opens another site)' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'the articles' }));
  await expect(await canvas.findByText('/article')).toBeVisible();
});

const hostile = `
  <p id="main" class="x" style="position:fixed;inset:0">Hello <img src="x" onerror="window.harmed = 1">
  <a href="javascript:window.harmed = 2">press</a> <svg onload="window.harmed = 3"></svg></p>
  <script>window.harmed = 4</script><iframe srcdoc="<script>parent.harmed = 5</script>"></iframe>
  <form action="https://example.org"><input name="password"></form>
  <p data-action="x" aria-hidden="true">Bye</p><math><mtext></form><form><mglyph><style></math><img src onerror="window.harmed = 6">`;

export const Hostile = meta.story({ args: { html: hostile } });
Hostile.test('shows the words and nothing that acts', async ({ canvas, canvasElement, userEvent }) => {
  await waitFor(() => expect(canvasElement.querySelector('p')).toBeVisible());
  await userEvent.click(canvas.getByText('press'));
  await expect(canvas.getByText('Bye')).toBeVisible();
  await expect(canvasElement.querySelector('img, a, svg, script, iframe, form, input, math, style')).toBeNull();
  await expect(
    canvasElement.querySelector('[id="main"], p[class], p[style], p[data-action], p[aria-hidden]'),
  ).toBeNull();
  await expect('harmed' in window).toBe(false);
});

const figure = (src: string, alt: string) =>
  `<figure><img src="${src}" alt="${alt}" width="32" height="32" onerror="window.harmed = 7"><figcaption>${alt}</figcaption></figure>`;

/** Only those of this site: others would learn who reads the text. */
export const Pictures = meta.story({
  tags: ['no-visual'],
  args: {
    pictures: true,
    variant: 'reading',
    html: `${figure('/icon.svg', 'The logo')}${figure('https://example.org/x.png', 'Elsewhere')}${figure('//example.org/x.png', 'Without a scheme')}${figure('data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'Data')}`,
  },
});
Pictures.test('shows those of this site, and of others only what they show', async ({ canvas, canvasElement }) => {
  const logo = await canvas.findByRole('img', { name: 'The logo' });
  await expect(logo).toHaveAttribute('src', '/icon.svg');
  await expect(logo).toHaveAttribute('width', '32');
  await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  await expect(canvas.getAllByText('Elsewhere')[0]).toBeVisible();
  await expect('harmed' in window).toBe(false);
});

const lineOfCode = 'npm run test:stories -- src/components/Html --reporter verbose --project stories';
const wideTable = `<table><thead><tr>${'<th>Opening hours</th>'.repeat(8)}</tr></thead><tbody><tr>${'<td>Closed</td>'.repeat(8)}</tr></tbody></table>`;

/** What is wider than its text scrolls on its own, by keyboard too; what fits is no tab stop. */
export const Wide = meta.story({
  tags: ['no-visual'],
  args: {
    variant: 'reading',
    html: `<pre><code>npm test</code></pre><pre><code>${lineOfCode}</code></pre><table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>Monday</td></tr></tbody></table>${wideTable}`,
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{<Story />}</div>],
});
Wide.test('scrolls by keyboard where it is too wide, and only there', async ({ canvas, userEvent }) => {
  const code = await canvas.findByRole('region', { name: 'Code block 2' });
  const table = canvas.getByRole('region', { name: /^Table 2/ });
  await expect(canvas.getAllByRole('region')).toEqual([code, table]);
  await userEvent.tab();
  await expect(code).toHaveFocus();
  await userEvent.tab();
  await expect(table).toHaveFocus();
});

export const Broken = meta.story({ args: { html: '<p>One <b>two</p><table><td>three' } });
Broken.test('shows what can be shown', async ({ canvas }) => {
  await expect(await canvas.findByText('three')).toBeVisible();
});

export const LongText = Block.extend({
  args: {
    html: '<h2>Gelmeden önce yanınıza almanız gerekenler</h2><p>Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun sözcükler de bu dar sütuna sığar.</p>',
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{<Story />}</div>],
});

export const Dark = Block.extend({ globals: { scheme: 'dark' } });
