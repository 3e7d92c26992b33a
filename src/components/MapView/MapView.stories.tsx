import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';
import { basemap } from '#mocks/build/basemap';
import { cities, cityById, country } from '#mocks/build/places';
import { cityGraph } from '#mocks/build/streets';

import { MapView } from './MapView';
import type { MapPin, MapViewProps } from './MapView';

const portCalder = cityById('port-calder');
const countryMap = basemap('country', 2);
const townMap = basemap('port-calder', 2);
const { nodes } = cityGraph(portCalder);
const at = (row: number, column: number) => nodes[row * portCalder.grid + column] ?? portCalder;

const names = [
  'Bluebell Bakery',
  'Corner Books',
  'Tea on the Quay',
  'Lantern Cinema',
  'Harbour Museum',
  'The Rope Yard',
];
const pins: MapPin[] = [
  [13, 13],
  [15, 11],
  [12, 16],
  [17, 15],
  [10, 12],
  [14, 18],
].map(([row = 0, column = 0], index) => ({
  ...at(row, column),
  id: `place-${index + 1}`,
  label: `${index + 1}. ${names[index] ?? ''}, ${(index + 2) * 120} m`,
  short: String(index + 1),
}));

const dots = Array.from({ length: 60 }, (_, index) => at(6 + ((index * 7) % 15), 6 + ((index * 11) % 15)));
const route = [
  ...[8, 9, 10, 11, 12, 13].map((column) => at(13, column)),
  ...[14, 15, 16, 17].map((row) => at(row, 13)),
  ...[14, 15].map((column) => at(17, column)),
].map(({ lat, lon }) => [lat, lon] as const);

/** Holds the selection in state, as a page does. */
function Chooser(props: MapViewProps) {
  const [selectedId, setSelectedId] = useState(props.value);
  return (
    <MapView
      {...props}
      value={selectedId}
      onChange={(id) => {
        setSelectedId(id);
        props.onChange?.(id);
      }}
    />
  );
}

const card = (id: string) => (
  <div style={{ display: 'grid', gap: 4 }}>
    <strong>{pins.find((pin) => pin.id === id)?.label}</strong>
    <span>Open until 18:00</span>
    <a href="#details">Details</a>
  </div>
);

const meta = preview.meta({
  component: MapView,
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the way past the map, the surface, the pins in sight and the buttons'],
      ['Arrow keys', 'Move the map'],
      ['+, −', 'Zoom in and out'],
      ['Enter, Space', 'Select the focused pin; zoom in on a group of pins'],
      ['Escape', 'Closes the card; the focus goes back to its pin'],
    ],
  },
  args: {
    label: 'Map of the results',
    basemap: [countryMap, townMap],
    pins,
    onChange: fn(),
    onViewChangeEnd: fn(),
    renderCard: card,
  },
  render: (args) => <Chooser {...args} />,
});

export const Loaded = meta.story({ args: { height: 'medium', dots } });
Loaded.test('has each pin over its place, in either direction of writing', async ({ canvas }) => {
  const frame = canvas.getByRole('application').getBoundingClientRect();
  const pin = await canvas.findByRole('button', { name: '1. Bluebell Bakery, 240 m' });
  const { left, width, bottom } = pin.getBoundingClientRect();
  const { e: x, f: y } = new DOMMatrix(getComputedStyle(pin).transform);
  await expect(left + width / 2 - frame.left).toBeCloseTo(x, 0);
  await expect(bottom - frame.top).toBeCloseTo(y, 0);
});
Loaded.test('pans by arrow keys and buttons', async ({ canvas, userEvent, args, step }) => {
  const surface = canvas.getByRole('application');
  const first = await canvas.findByRole('button', { name: '1. Bluebell Bakery, 240 m' });
  const left = () => first.getBoundingClientRect().left;
  const before = left();
  await step('an arrow shows what lies east', async () => {
    surface.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(left()).toBeLessThan(before - 100);
    await expect(args.onViewChangeEnd).toHaveBeenCalledTimes(1);
  });
  await step('a button goes back west', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move west' }));
    await expect(left()).toBeCloseTo(before, 0);
  });
});
Loaded.test('zooms by buttons and keys, and says where it is', async ({ canvas, userEvent, args }) => {
  const status = canvas.getByRole('status');
  await expect(status).toBeEmptyDOMElement();
  await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
  await expect(status).toHaveTextContent('Street view.');
  canvas.getByRole('application').focus();
  await userEvent.keyboard('---');
  await expect(status).toHaveTextContent('Region view. 6 markers in view.');
  await userEvent.keyboard('--');
  await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await expect(args.onViewChangeEnd).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 8.5 }));
});
Loaded.test('leads Tab through the pins in order and out again', async ({ canvas, userEvent, args }) => {
  await canvas.findByRole('button', { name: '1. Bluebell Bakery, 240 m' });
  canvas.getByRole('application').focus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: '1. Bluebell Bakery, 240 m' })).toHaveFocus();
  await expect(canvas.getByRole('group', { name: '1. Bluebell Bakery, 240 m' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Details' })).toHaveFocus();
  await userEvent.tab();
  const second = canvas.getByRole('button', { name: '2. Corner Books, 360 m' });
  await expect(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('place-2');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Escape}');
  await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  await expect(canvas.queryByRole('group', { name: '2. Corner Books, 360 m' })).not.toBeInTheDocument();
  await expect(second).toHaveFocus();
});
Loaded.test('is passed by the link before it', async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: '1. Bluebell Bakery, 240 m' });
  const skip = canvas.getByRole('link', { name: 'Skip map' });
  skip.focus();
  await userEvent.keyboard('{Enter}');
  await expect(document.activeElement?.id).toBe(skip.getAttribute('href')?.slice(1));
  await expect(
    canvas
      .getByRole('button', { name: 'Move south' })
      .compareDocumentPosition(document.activeElement ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
Loaded.test('follows the hand, and leaves a plain wheel to the page', async ({ canvas, userEvent, args }) => {
  const surface = canvas.getByRole('application');
  const first = await canvas.findByRole('button', { name: '1. Bluebell Bakery, 240 m' });
  const before = first.getBoundingClientRect();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: surface, coords: { clientX: 300, clientY: 200 } },
    { target: surface, coords: { clientX: 340, clientY: 210 } },
    { target: surface, coords: { clientX: 400, clientY: 230 } },
    { keys: '[/MouseLeft]', target: surface },
  ]);
  await expect(first.getBoundingClientRect().left).toBeCloseTo(before.left + 100, 0);
  await expect(args.onViewChangeEnd).toHaveBeenCalledTimes(1);
  const plain = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
  surface.dispatchEvent(plain);
  await expect(plain.defaultPrevented).toBe(false);
  const meant = new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true });
  surface.dispatchEvent(meant);
  await expect(meant.defaultPrevented).toBe(true);
  await waitFor(() => expect(args.onViewChangeEnd).toHaveBeenCalledTimes(2));
});

export const WithSelection = Loaded.extend({ args: { value: 'place-3' } });

export const WithButton = Loaded.extend({
  tags: ['no-visual'],
  args: {
    children: (
      <Button tone="primary" variant="solid">
        Search this area
      </Button>
    ),
  },
});

const crowd: MapPin[] = Array.from({ length: 8 }, (_, index) => {
  const { lat, lon } = at(13 + (index % 3), 13 + Math.floor(index / 3));
  return { id: `near-${index}`, lat, lon, label: `${index + 1}. Stall ${index + 1}`, short: String(index + 1) };
});
const far = cityById('calder-heath');

export const Clusters = meta.story({
  args: {
    height: 'medium',
    pins: [...crowd, { id: 'far', lat: far.lat, lon: far.lon, label: '9. Calder Heath', short: '9' }],
    clusterLabel: (count: number) => `${count} results, zoom in`,
  },
});
Clusters.test('come apart when pressed, with the focus on the first', async ({ canvas, userEvent }) => {
  const cluster = await canvas.findByRole('button', { name: '8 results, zoom in' });
  cluster.focus();
  await userEvent.keyboard('{Enter}');
  await expect(cluster).not.toBeInTheDocument();
  const first = canvas.getByRole('button', { name: '1. Stall 1' });
  await expect(first).toHaveFocus();
  await userEvent.keyboard('-----');
  await expect(canvas.getByRole('button', { name: '9 results, zoom in' })).toHaveFocus();
});

const together = at(12, 12);

Clusters.test('show their number beside an icon, unlike a pin with a number', async ({ canvas }) => {
  const [cluster] = await canvas.findAllByRole('button', { name: /zoom in$/ });
  await expect(cluster?.querySelector('svg')).toBeVisible();
  await expect(cluster).toHaveTextContent(/^\d+$/);
});

export const CardOnAPhone = meta.story({
  tags: ['no-visual', 'phone'],
  args: { height: 'medium', renderCard: card },
  globals: { viewport: { value: 'reflow', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
});
CardOnAPhone.test('lies along the bottom, whole, below its pin', async ({ canvas, userEvent }) => {
  const map = canvas.getByRole('region');
  // The lowest pin would be under the card.
  const lowest = (await canvas.findAllByRole('button', { name: /^\d\. / })).reduce((one, other) =>
    one.getBoundingClientRect().bottom > other.getBoundingClientRect().bottom ? one : other,
  );
  const name = lowest.getAttribute('aria-label') ?? '';
  await userEvent.click(lowest);
  const sheet = (await canvas.findByRole('group', { name })).getBoundingClientRect();
  const frame = map.getBoundingClientRect();
  await expect(sheet.left).toBeGreaterThanOrEqual(frame.left);
  await expect(sheet.right).toBeLessThanOrEqual(frame.right);
  await expect(sheet.bottom).toBeLessThanOrEqual(frame.bottom);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThan(sheet.top),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.queryByRole('group', { name })).toBeNull());
  await expect(canvas.getByRole('button', { name })).toHaveFocus();
});

export const OneSpot = meta.story({
  args: {
    height: 'medium',
    center: { lat: together.lat, lon: together.lon },
    zoom: 17,
    pins: crowd.slice(0, 5).map((pin) => ({ ...pin, lat: together.lat, lon: together.lon })),
  },
});
OneSpot.test('shows every pin of one spot at the nearest zoom', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', { name: /Stall/ })).toHaveLength(5);
});

export const Route = meta.story({
  args: {
    height: 'medium',
    label: 'Map of the way',
    route,
    highlight: route.slice(5, 10),
    pins: [
      { id: 'start', lat: route[0]?.[0] ?? 0, lon: route[0]?.[1] ?? 0, label: 'A. Start', short: 'A', tone: 'neutral' },
      { id: 'end', lat: route.at(-1)?.[0] ?? 0, lon: route.at(-1)?.[1] ?? 0, label: 'B. Corner Books', short: 'B' },
    ],
  },
});

export const Still = meta.story({
  args: {
    height: 'small',
    interactive: false,
    label: 'Corner Books is in Saltmarket, Port Calder, 300 m from the centre',
    pins: pins.slice(1, 2),
  },
});
Still.test('is one picture', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /Corner Books is in Saltmarket/ })).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

export const WholeCountry = meta.story({
  args: {
    height: 'tall',
    pins: [],
    basemap: [countryMap, ...cities.map(({ id }) => basemap(id, 2))],
    fit: [
      { lat: country.bbox[1], lon: country.bbox[0] },
      { lat: country.bbox[3], lon: country.bbox[2] },
    ],
  },
});

export const NoPins = meta.story({ args: { height: 'medium', pins: [] } });

export const NoBasemap = meta.story({ args: { height: 'medium', basemap: undefined } });
NoBasemap.test('shows where it is even so', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: '1. Bluebell Bakery, 240 m' })).toBeVisible();
});

const label = (kind: string, name: string, row: number, column: number, rank: number) => ({
  type: 'Feature',
  properties: { kind, name, rank },
  geometry: { type: 'Point', coordinates: [at(row, column).lon, at(row, column).lat] },
});

export const LongNames = meta.story({
  args: {
    height: 'medium',
    basemap: [
      countryMap,
      basemap('port-calder', 1),
      {
        type: 'FeatureCollection',
        features: [
          label('district-label', 'Kahramanmaraşlıoğulları Şehitliği Bahçelievleri', 11, 11, 0),
          label('district-label', 'Llanfairpwllgwyngyllgogerychwyrndrobwll', 16, 14, 1),
          label('district-label', 'Very-Long-Hyphenated-Quarter-upon-the-River', 16, 15, 2),
          { type: 'Feature', properties: { kind: 'rainbow' }, geometry: null },
          'not a feature',
        ],
      },
    ],
    pins: pins.map((pin) => ({
      ...pin,
      short: `12${pin.short}`,
      label: `12${pin.label}, ${'a very long name '.repeat(8)}`,
    })),
    value: 'place-1',
  },
});

export const Phone = Loaded.extend({
  args: { height: 'tall', value: 'place-3' },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
});

const zooms = [8.5, 11, 12.5, 14, 15.5, 17];

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(380px, 1fr))' }}>
      {zooms.map((zoom) => (
        // On a wider map a pin would be under the controls.
        <div key={zoom} style={{ maxInlineSize: 410 }}>
          <MapView {...args} label={`At zoom ${zoom}`} zoom={zoom} center={at(13, 13)} route={zoom > 15 ? route : []} />
        </div>
      ))}
    </div>
  ),
});

export const MatrixDark = Matrix.extend({ tags: ['no-visual'], globals: { scheme: 'dark' } });

function Movable(props: MapViewProps) {
  const [place, setPlace] = useState({ lat: portCalder.lat, lon: portCalder.lon });
  return (
    <MapView
      {...props}
      pins={[{ ...place, id: 'pin', short: '', label: 'The pin' }]}
      onMovePin={(id, to) => {
        setPlace(to);
        props.onMovePin?.(id, to);
      }}
    />
  );
}

const onMovePin = fn<NonNullable<MapViewProps['onMovePin']>>();

/** A pin that is moved by dragging or with the arrow keys; the map itself does not pan. */
export const MovablePin = meta.story({
  tags: ['no-visual'],
  args: { basemap: townMap, center: portCalder, zoom: 15, onMovePin, onViewChangeEnd: fn() },
  render: (props) => <Movable {...props} />,
});
MovablePin.test('follows the arrow keys', async ({ canvas, userEvent, args }) => {
  const pin = await canvas.findByRole('button', { name: 'The pin' });
  pin.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await waitFor(() => expect(onMovePin).toHaveBeenCalledTimes(2));
  const [, to] = onMovePin.mock.lastCall ?? [];
  await expect(to?.lat).toBeGreaterThan(portCalder.lat);
  await expect(to?.lon).toBeGreaterThan(portCalder.lon);
  await expect(pin).toHaveFocus();
  await expect(args.onViewChangeEnd).not.toHaveBeenCalled();
});
MovablePin.test('follows the hand', async ({ canvas, args }) => {
  const pin = await canvas.findByRole('button', { name: 'The pin' });
  const { x, y } = pin.getBoundingClientRect();
  const point = (type: string, by: number) =>
    pin.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientX: x + by, clientY: y + 20 }),
    );
  // The browser only captures active pointers, and synthetic events have none.
  pin.setPointerCapture = () => {};
  point('pointerdown', 16);
  point('pointermove', 96);
  point('pointerup', 96);
  await waitFor(() => expect(onMovePin).toHaveBeenCalledOnce());
  await waitFor(() => expect(Math.round(pin.getBoundingClientRect().x - x)).toBe(80));
  await expect(args.onViewChangeEnd).not.toHaveBeenCalled();
});

// An inline tile labelled with its coordinates, so that its position is visible without a server.
const drawnTile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="#d6e4cf" stroke="#7d9a71" stroke-width="2" d="M0 0h256v256H0z"/><text x="16" y="36" font-family="sans-serif" font-size="20" fill="#3f5a35">{z}/{x}/{y}</text></svg>',
).replaceAll(/%7B(.)%7D/g, '{$1}')}`;

/**
 * With raster tiles from a configurable tile server; the tiles here are placeholders labelled with their coordinates.
 */
export const OnTiles = Route.extend({
  args: { tiles: { url: drawnTile, attribution: '© Surveyors of Orvela' }, clusterLabel: (count) => `${count} ends` },
});
OnTiles.test('keeps its marks, its keys and its scale, and names who made the tiles', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('© Surveyors of Orvela')).toBeVisible();
  await expect(canvas.queryByText(/^The detailed map is not available/)).toBeNull();
  const picture = canvas.getByRole('region', { name: 'Map of the way' });
  const names = () => [...picture.querySelectorAll('image')].map((image) => image.getAttribute('href') ?? '');
  const first = await canvas.findByRole('button', { name: 'A. Start' });
  const [before, left] = [names(), first.getBoundingClientRect().left];
  canvas.getByRole('application').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(first.getBoundingClientRect().left).toBeLessThan(left - 100);
  await waitFor(() => expect(names()).not.toEqual(before));
  await userEvent.keyboard('-');
  await expect(canvas.getByText(/view\./)).toBeInTheDocument();
});
OnTiles.test('shows the tile of a place where the place is', async ({ canvas }) => {
  await canvas.findByText('© Surveyors of Orvela');
  const region = canvas.getByRole('region', { name: 'Map of the way' });
  const frame = region.getBoundingClientRect();
  const boxes = [...region.querySelectorAll('image')].map((image) => image.getBoundingClientRect());
  await expect(Math.min(...boxes.map(({ left }) => left))).toBeLessThanOrEqual(frame.left + 1);
  await expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThanOrEqual(frame.right - 1);
  await expect(Math.min(...boxes.map(({ top }) => top))).toBeLessThanOrEqual(frame.top + 1);
  await expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(frame.bottom - 1);
});

/** When no tile can be loaded, the map falls back to the bundled geometry and shows a message. */
export const TilesFailed = Route.extend({
  args: { tiles: { url: 'data:image/png;base64,{z}{x}{y}', attribution: '© Surveyors of Orvela' } },
});
TilesFailed.test('says so, and stays the plain map with all its marks', async ({ canvas }) => {
  await expect(await canvas.findByText('The detailed map is not available. Showing a basic map.')).toBeVisible();
  await expect(canvas.queryByText('© Surveyors of Orvela')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'B. Corner Books' })).toBeVisible();
  await expect(canvas.getByText('Saltmarket')).toBeInTheDocument();
});
