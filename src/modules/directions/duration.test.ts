import { expect, it } from 'vitest';

import { formatDuration } from './duration';

it.each([
  [0, '1 minute', '1 dakika'],
  [89, '1 minute', '1 dakika'],
  [1800, '30 minutes', '30 dakika'],
  [3570, '1 hour', '1 saat'],
  [3900, '1 hour 5 minutes', '1 saat 5 dakika'],
  [7200, '2 hours', '2 saat'],
  [86_400 + 1500, '24 hours 25 minutes', '24 saat 25 dakika'],
])('%d seconds are “%s” and “%s”', (seconds, english, turkish) => {
  expect(formatDuration(seconds, 'en')).toBe(english);
  expect(formatDuration(seconds, 'tr')).toBe(turkish);
});
