import { expect, it } from 'vitest';

import { decodeBase64, encodeBase64, toDataUrl } from './base64';

it('encodes and decodes every byte, at any length', () => {
  for (const length of [0, 1, 2, 3, 8191, 8192, 8193, 20_000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
    expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
  }
});

it('makes a file the source of an image', async () =>
  expect(await toDataUrl(new Blob(['Mon 9-5'], { type: 'image/png' }))).toBe('data:image/png;base64,TW9uIDktNQ=='));

it('throws for text that is not base64', () => expect(() => decodeBase64('*')).toThrow());
