import { expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { toJsonLd } from '#lib/seo/structuredData';
import { facilities } from './api';
import { listingData } from './listingData';

import { serveBackend } from '#mocks/testing/serveBackend';

serveBackend();

const origin = 'https://orvela.example';
const facts = {
  title: 'Pharmacies in Orvela',
  description: 'Medicines with and without prescription.',
  language: 'en',
  crumbs: [{ label: 'Home', href: '/' }, { label: 'Pharmacies' }],
  url: `${origin}/service-categories/pharmacy/page-2`,
};

it('has the page, its items by position in the whole list, and the breadcrumbs', async () => {
  const answer = await request(facilities, { query: { location: 'anywhere', category: ['pharmacy'], page: 2 } });
  const told: unknown = JSON.parse(toJsonLd(listingData({ ...facts, response: answer })));
  const [first] = answer.items ?? [];
  expect(told).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        url: facts.url,
        name: 'Pharmacies in Orvela',
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: answer.pagination.length,
          itemListElement: [
            { '@type': 'ListItem', position: 21, name: first?.name, url: `${origin}/facility/${first?.slug}` },
            ...Array.from({ length: 19 }, () => ({ '@type': 'ListItem' })),
          ],
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: `${origin}/` },
          { position: 2, name: 'Pharmacies', item: facts.url },
        ],
      },
    ],
  });
});

it('escapes a name that would end the script', async () => {
  const answer = await request(facilities, { query: { location: 'saltmere', category: ['pharmacy'] } });
  const items = (answer.items ?? []).map((item) => ({ ...item, name: '</script><script>alert(1)' }));
  expect(toJsonLd(listingData({ ...facts, response: { ...answer, items } }))).not.toContain('<');
});
