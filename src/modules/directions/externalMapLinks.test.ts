import { describe, expect, it } from 'vitest';

import { preferredLink, guessPlatform, externalMapLinks } from './externalMapLinks';
import { travelModes } from './modes';

const clinic = { lat: 44.51234, lon: -31.2, accuracyM: 15, name: 'Saltmarket Clinic' };
const hrefs = (mode: (typeof travelModes)[number], name = clinic.name) =>
  Object.fromEntries(externalMapLinks({ ...clinic, name }, mode).map(({ app, href }) => [app, href]));

describe('links to external maps', () => {
  it('lead to the facility, on foot', () => {
    expect(hrefs('walk')).toEqual({
      apple: 'https://maps.apple.com/?daddr=44.51234%2C-31.20000&dirflg=w',
      google: 'https://www.google.com/maps/dir/?api=1&destination=44.51234%2C-31.20000&travelmode=walking',
      osm: 'https://www.openstreetmap.org/directions?to=44.51234%2C-31.20000',
      android: 'geo:0,0?q=44.51234,-31.20000(Saltmarket%20Clinic)',
      geo: 'geo:44.51234,-31.20000;u=15',
    });
  });

  it('pass the travel mode to apps that support it', () => {
    expect(travelModes.map((mode) => new URL(hrefs(mode)['google'] ?? '').searchParams.get('travelmode'))).toEqual([
      'walking',
      'bicycling',
      'driving',
    ]);
    expect(travelModes.map((mode) => new URL(hrefs(mode)['apple'] ?? '').searchParams.get('dirflg'))).toEqual([
      'w',
      null,
      'd',
    ]);
  });

  it.each(['Çocuk & Aile (Ek Bina)', 'a)&q=0,0(b', 'x#y?z%20', '"><script>'])(
    'keep the name “%s” in its place',
    (name) => {
      const android = hrefs('walk', name)['android'] ?? '';
      expect(android).toMatch(/^geo:0,0\?q=44\.51234,-31\.20000\([^()&#?<>" ]*\)$/);
      expect(decodeURIComponent(android.slice(android.indexOf('(') + 1, -1))).toBe(name);
    },
  );
});

describe('the preferred link', () => {
  const first = (userAgent: string) => preferredLink(externalMapLinks(clinic, 'walk'), guessPlatform(userAgent))?.app;

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'apple'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'osm'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'osm'],
    ['', 'osm'],
  ])('with %s is %s', (userAgent, app) => {
    expect(first(userAgent)).toBe(app);
  });
});
