import { expect, it } from 'vitest';

import { parseMailto } from './mailtoLink';

it.each([
  ['mailto:ada@orvela.example', { to: 'ada@orvela.example', subject: '' }],
  [
    'MAILTO:a@b.example,c@d.example?subject=Opening%20hours&body=x',
    { to: 'a@b.example,c@d.example', subject: 'Opening hours' },
  ],
  ['mailto:a%2Bb@c.example?Subject=1+1', { to: 'a+b@c.example', subject: '1+1' }],
  ['mailto:100%@b.example', { to: '100%@b.example', subject: '' }],
  ['mailto:', { to: '', subject: '' }],
  ['https://example.org/mailto:a@b.example', undefined],
  ['tel:+90', undefined],
])('%s', (href, parsed) => {
  expect(parseMailto(href)).toEqual(parsed);
});
