import { expect, it } from 'vitest';

import { abbreviateName } from './abbreviateName';

it.each([
  ['Ada Lindqvist', 'Ada Lindqvist'],
  ['Zeynep Feyzanur Karaca-Vandenbroucke', 'Zeynep'],
  ['Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine', 'Muvaffakiyetsiz…'],
])('writes %s as %s', (name, short) => expect(abbreviateName(name)).toBe(short));
