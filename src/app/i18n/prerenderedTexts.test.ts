import { afterEach, expect, it, vi } from 'vitest';

import { readPrerenderedTexts } from './prerenderedTexts';

afterEach(() => vi.unstubAllGlobals());

function stubPage(content?: string) {
  const element = content === undefined ? null : { textContent: content };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'texts' ? element : null) });
}

it('reads the texts that a prerendered page carries, in its language', () => {
  const namespaces = { app: { product: 'Orvela' } };
  stubPage(JSON.stringify({ language: 'en', namespaces }));
  expect(readPrerenderedTexts('en')).toEqual({ en: namespaces });
  expect(readPrerenderedTexts('tr')).toBeUndefined();
});

it('finds none on a page that carries none', () => {
  stubPage();
  expect(readPrerenderedTexts('en')).toBeUndefined();
  vi.unstubAllGlobals();
  expect(readPrerenderedTexts('en')).toBeUndefined();
});
