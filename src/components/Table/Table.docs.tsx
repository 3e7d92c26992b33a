import type { Guide } from '#.storybook/guide';

import { Table } from './Table';

const fares = [
  { zone: 'Centre', price: '€ 5.40' },
  { zone: 'Islands', price: '€ 18.50' },
];
type Fare = (typeof fares)[number];
const shared = { rows: fares, getRowId: ({ zone }: Fare) => zone, caption: 'Fares' } as const;

export const guide: Guide = {
  use: ['For small data that are read: prices, opening hours, a comparison.'],
  instead: [
    { component: 'DataTable', when: 'to sort, select or edit rows.' },
    { component: 'DescriptionList', when: 'for the properties of one record.' },
    { component: 'Grid', when: 'for layout: a table is for data.' },
  ],
  anatomy: [
    { part: 'Caption', about: 'The name of the table; can be hidden.' },
    { part: 'Headers', about: 'Of the columns; can be left out where rows read like sentences.' },
    { part: 'Rows', about: 'The first cell labels the row; the current one can be marked.' },
  ],
  dos: [
    {
      do: {
        text: 'Align numbers to the end.',
        example: (
          <Table
            {...shared}
            columns={[
              { id: 'zone', header: 'Zone', cell: ({ zone }: Fare) => zone },
              { id: 'price', header: 'Day ticket', cell: ({ price }: Fare) => price, align: 'end' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Leave them at the start, where their digits do not line up.',
        example: (
          <Table
            {...shared}
            columns={[
              { id: 'zone', header: 'Zone', cell: ({ zone }: Fare) => zone },
              { id: 'price', header: 'Day ticket', cell: ({ price }: Fare) => price },
            ]}
          />
        ),
      },
    },
  ],
  content: ['Units belong into the header when all rows share them.', 'Say “None” or “Not known” in empty cells.'],
  accessibility: [
    'Real row and column headers.',
    'Only where it is wider than its box it becomes a region that arrow keys scroll.',
  ],
};
