import { describe, expect, it } from 'vitest';

import { adOrigin, readAdClient } from './adSettings';

describe('VITE_AD_CLIENT', () => {
  it('is off unless it is set', () => {
    expect(readAdClient(undefined)).toBeUndefined();
    expect(readAdClient('')).toBeUndefined();
    expect(adOrigin(undefined)).toBeUndefined();
  });

  it('names a script, whose origin the policy allows', () => {
    expect(readAdClient('https://ads.example:8443/client.js?id=7')).toBe('https://ads.example:8443/client.js?id=7');
    expect(adOrigin('https://ads.example:8443/client.js?id=7')).toBe('https://ads.example:8443');
  });

  it.each([
    'client.js',
    'http://ads.example/client.js',
    'https://me:secret@ads.example/',
    'ca-pub-123',
    'javascript:0',
  ])('is refused as %s', (address) => expect(() => readAdClient(address)).toThrow('VITE_AD_CLIENT'));
});
