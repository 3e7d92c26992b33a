import { Link } from '#components/Link';
import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { DescriptionList } from './DescriptionList';

const meta = preview.meta({ component: DescriptionList });

export const Columns = meta.story({
  args: {
    orientation: 'horizontal',
    rows: [
      { term: 'Phone', detail: <Link href="tel:+15550100">555 0100</Link> },
      { term: 'Address', detail: '12 Harbour Street, Port Calder', action: <Link href="/map">Directions</Link> },
      { term: 'Languages', detail: 'English, Turkish' },
      // Of what it does not have, there is no row.
      false,
    ],
  },
});
Columns.test('pairs each term with its detail', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Phone', 'Address', 'Languages']);
  const term = inlineEdges(canvas.getByText('Address'));
  const detail = inlineEdges(canvas.getByText('12 Harbour Street, Port Calder'));
  await expect(detail.start).toBeGreaterThan(term.end - 1);
});

export const Stacked = Columns.extend({ args: { orientation: 'vertical' } });
Stacked.test('puts the detail under its term', async ({ canvas }) => {
  const term = canvas.getByText('Address').getBoundingClientRect();
  const detail = canvas.getByText('12 Harbour Street, Port Calder').getBoundingClientRect();
  await expect(detail.top).toBeGreaterThanOrEqual(term.bottom);
});

export const LongText = Columns.extend({
  args: {
    rows: [
      {
        term: 'Erişilebilirlik olanakları ve yönlendirmeler',
        detail: 'Tekerlekli sandalyeyle girilebilir; asansör, kabartma yazılı yönlendirme ve işaret dili desteği var.',
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});

export const Dark = Columns.extend({ globals: { scheme: 'dark' } });
