import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Highlight } from './Highlight';

const meta = preview.meta({
  component: Highlight,
  args: { text: 'The port authority of Port Calder reports on every port of the coast.', query: 'port' },
});

export const Default = meta.story({ args: { variant: 'marker' } });
Default.test('marks each place, whatever its case', async ({ canvasElement }) => {
  const marked = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
  await expect(marked).toEqual(['port', 'Port', 'port', 'port']);
  await expect(canvasElement.textContent).toContain('reports on every port of the coast.');
});

export const Turkish = Default.extend({
  globals: { locale: 'tr' },
  args: { text: 'IŞIK ECZANESİ, İzmir yolu üzerinde Işıklar Mahallesi’nde', query: 'ışık' },
});
Turkish.test('knows that I and ı are one letter', async ({ canvasElement }) => {
  const marked = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
  await expect(marked).toEqual(['IŞIK', 'Işık']);
});

export const WordsApart = Default.extend({
  args: { text: 'Night and weekend care at the harbour', query: 'harbour night' },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
      <span>
        <Highlight variant="marker" text={args.text} query="port" />
      </span>
      <span>
        <Highlight variant="text" text={args.text} query="port" />
      </span>
      <span>
        <Highlight text={args.text} query="nothing" />
      </span>
      <span>
        <Highlight text={args.text} matches={[[4, 14]]} />
      </span>
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
