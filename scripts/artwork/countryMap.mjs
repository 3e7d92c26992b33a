/*
 * Draws the map of the country on the home page (npm run country-map) from the same data as the maps of the product.
 * Its colours are translucent or grey, so that one file serves the light and the dark scheme.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport('/src/mocks/build/basemap.ts', { root, configFile: false });
const { features } = module.basemap('country', 0);

const width = 560;
const margin = 24;
const coasts = features.filter(({ properties }) => properties.kind === 'coast');
const roads = features.filter(({ properties }) => properties.kind === 'highway');
const towns = features.filter(({ properties }) => properties.kind === 'city-label');

const points = coasts.flatMap(({ geometry }) => geometry.coordinates[0]);
const [west, east] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
const [south, north] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
// Degrees of longitude are shorter than those of latitude by this factor.
const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
const scale = (width - 2 * margin) / ((east - west) * shrink);
const height = Math.round((north - south) * scale + 2 * margin);
const place = ([lon, lat]) => [
  Math.round(margin + (lon - west) * shrink * scale),
  Math.round(margin + (north - lat) * scale),
];
const middle = ([ax, ay], [bx, by]) => [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];

/** A closed curve whose corners are rounded off. */
function closed(coordinates) {
  const corners = coordinates.slice(0, -1).map(place);
  const start = middle(corners.at(-1), corners[0]);
  return `M${start}${corners.map((corner, at) => `Q${corner} ${middle(corner, corners[(at + 1) % corners.length])}`).join('')}z`;
}

function open(coordinates) {
  const [from, by, to] = coordinates.map(place);
  return `M${from}Q${by} ${to}`;
}

const land = coasts.map(({ geometry }) => closed(geometry.coordinates[0])).join('');
const ways = roads.map(({ geometry }) => open(geometry.coordinates)).join('');
const pin = ([x, y], size) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 0C-3-7-8-10-8-17a8 8 0 0 1 16 0C8-10 3-7 0 0z" fill="#0b74d1"/><circle cx="${x}" cy="${y - 17 * size}" r="${3 * size}" fill="#fff"/>`;

/** Towns whose names would overlap another one's at this size, and those that have a pin instead of a dot. */
const unnamed = new Set(['newbridge-sundara', 'newbridge-harrow', 'calder-heath']);
const pinned = { 'port-calder': 1.5, yesilmar: 1.1, eastholm: 1.1, saltmere: 1.1 };

const dots = towns
  .filter(({ properties }) => !(properties.place in pinned))
  .map(({ geometry }) => {
    const [x, y] = place(geometry.coordinates);
    return `<circle cx="${x}" cy="${y}" r="3"/>`;
  });
const names = towns
  .filter(({ properties }) => !unnamed.has(properties.place))
  .map(({ properties, geometry }) => {
    const [x, y] = place(geometry.coordinates);
    return `<text x="${x}" y="${y + 17}">${properties.name}</text>`;
  });
const pins = towns
  .filter(({ properties }) => properties.place in pinned)
  .map(({ properties, geometry }) => pin(place(geometry.coordinates), pinned[properties.place]));

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="13" text-anchor="middle"><path d="${land}" fill="#3b8fd9" fill-opacity=".16" stroke="#3b8fd9" stroke-opacity=".55" stroke-width="1.5" stroke-linejoin="round"/><path d="${ways}" fill="none" stroke="#8a97a6" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/><g fill="#7d8a99">${dots.join('')}${names.join('')}</g>${pins.join('')}</svg>\n`;
writeFileSync(new URL('../../public/pictures/orvela.svg', import.meta.url), drawing);
console.log(`public/pictures/orvela.svg: ${width} × ${height}, ${drawing.length} bytes`);
