import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden';
import type { FeatureCollection } from '#lib/geo/geojson';
import type { LatLon } from '#lib/geo/latLon';
import {
  boundsOf,
  clampZoom,
  fitView,
  isInView,
  clampToBounds,
  zoomLevelOf,
  nextZoom,
  panView,
  project,
  unproject,
  viewBounds,
  zoomView,
  zoomLevels,
} from '#lib/geo/mercator';
import { lazyValue } from '#lib/react/lazyValue';
import type { Bounds, Size, Viewpoint } from '#lib/geo/mercator';
import type { TileSource } from '#lib/geo/tileSettings';

import { clustered } from './clusters';
import type { Marker } from './clusters';
import { Controls } from './Controls';
import * as styles from './MapView.css';
import { Markers } from './Markers';
import type { MapPin } from './Markers';
import { MapPicture } from './MapPicture';
import type { MapPictureProps } from './MapPicture';
import { Scale } from './Scale';
import { cornersOf, shapesOf } from './shapes';
import { sheetFor } from './sheet';
import { offsetFrom, useGestures } from './useGestures';
import { useSize } from './useSize';

export type { MapPin } from './Markers';

/** The visible part of the map after a move has ended. */
export interface MapViewport {
  /** Point in the middle of the map. */
  center: LatLon;
  /** Zoom level; higher is closer. */
  zoom: number;
  /** Area that is visible. */
  bounds: Bounds;
}

export type MapViewProps = {
  /** Accessible name. A non-interactive map is a single image, so its label must describe everything it shows. */
  label: string;
  /** Basemap as GeoJSON features by kind (`#lib/geojson`). Several are layered in order: the country, then a town. */
  basemap?: FeatureCollection | readonly FeatureCollection[] | undefined;
  /** Initial centre, used with `zoom`. Without it the map fits `fit`, else all pins, else the whole basemap. */
  center?: LatLon | undefined;
  /** Zoom level at first, used with `center`; higher is closer. */
  zoom?: number | undefined;
  /** Points the initial view must include. The map moves when they change. */
  fit?: readonly LatLon[] | undefined;
  /** Places, each of which can be focused and selected. */
  pins?: readonly MapPin[] | undefined;
  /** Locations shown as dots that are not interactive. */
  dots?: readonly LatLon[] | undefined;
  /** Id of the pin that is shown as selected. */
  value?: string | undefined;
  /** Called with the id of a clicked pin, or `undefined` when the user closes its card. */
  onChange?: ((id: string | undefined) => void) | undefined;
  /** Makes pins movable by drag and arrow keys. Called with every new position of a pin. */
  onMovePin?: ((id: string, to: LatLon) => void) | undefined;
  /** Card shown next to the pin that is selected or focused. */
  renderCard?: ((id: string) => ReactNode) | undefined;
  /** Accessible name of a cluster: "8 results, zoom in". */
  clusterLabel?: ((count: number) => string) | undefined;
  /** Points of a way that is drawn as a line. */
  route?: ReadonlyArray<readonly [lat: number, lon: number]> | undefined;
  /** The current section of the route. */
  highlight?: ReadonlyArray<readonly [lat: number, lon: number]> | undefined;
  /** Called when the user has moved the map and the movement has ended. */
  onViewChangeEnd?: ((view: MapViewport) => void) | undefined;
  height?: keyof typeof styles.height;
  /** Raster tiles for an interactive map, shown over the basemap. Without them the map makes no requests. */
  tiles?: TileSource | undefined;
  /** `false` renders a static image without controls. */
  interactive?: boolean;
  /** Rendered over the top of the map, for example a button. */
  children?: ReactNode;
};

type Chosen = {
  /** The target the view was chosen for; a new target discards the choice. */
  wish: string;
  view: Viewpoint;
  /** Zoom the sheet was rendered for; during a gesture the sheet is scaled instead. */
  drawn: number;
};

const nothing: never[] = [];

function keyOf(points: readonly LatLon[]): string {
  return points.map(({ lat, lon }) => `${lat},${lon}`).join(' ');
}

/** Width in px that the buttons occupy on the right, including their margins. */
const buttonsWidth = 96;

/** A view of all points that leaves `taken` px free on the right; the whole country if there are no points. */
function fitHome(points: readonly LatLon[], room: Size, padding: number, taken: number): Viewpoint {
  const view = fitView(points, room, { padding: Math.min(padding, room.height / 4, room.width / 6) });
  return view ? panView(view, -taken / 2, 0) : { lat: 0, lon: 0, zoom: zoomLevels.country };
}

const tiled = lazyValue(() => import('./TiledPicture'));

/** The map with tiles; without them until their module has loaded. */
function Tiled({ source, ...picture }: MapPictureProps & { source: TileSource }) {
  const layer = tiled.useValue();
  if (!layer) return <MapPicture {...picture} />;
  const { view, drawn, size } = picture;
  const { sheet } = sheetFor(view, drawn, size);
  const tilesView = { zoom: view.zoom, drawn, middle: project(view, drawn), size, sheet };
  return <layer.TiledPicture source={source} tilesView={tilesView} picture={picture} Picture={MapPicture} />;
}

/**
 * A map rendered from bundled geometry: no tiles unless `tiles` is set, no requests, and it prints as shown. Fully
 * usable by mouse, touch and keyboard.
 */
export function MapView({
  label,
  basemap,
  center,
  zoom,
  fit,
  pins = nothing,
  dots = nothing,
  value,
  onChange,
  onMovePin,
  renderCard,
  clusterLabel,
  route = nothing,
  highlight = nothing,
  onViewChangeEnd,
  height = 'medium',
  tiles,
  interactive = true,
  children,
}: MapViewProps) {
  const { t } = useTranslation('MapView');
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const endId = useId();
  const size = useSize(frame);
  const [chosen, setChosen] = useState<Chosen>();
  const [isMoving, setMoving] = useState(false);
  const [focusedId, setFocusedId] = useState<string>();
  const [seenId, setSeenId] = useState<string>();

  const collections = basemap === undefined ? nothing : 'features' in basemap ? [basemap] : basemap;
  const corners = cornersOf(collections);
  const hasGround = corners.length > 0;
  const hasCoast = collections.some((collection) => shapesOf(collection).some(({ kind }) => kind === 'coast'));
  const wanted = fit ?? (route.length > 0 ? route.map(([lat, lon]) => ({ lat, lon })) : pins);
  const aim = wanted.length > 0 ? wanted : corners;
  const wish = center ? `${keyOf([center])} ${zoom}` : keyOf(aim);
  // Both ends of a route must be visible, so it stays clear of the buttons. One of many pins may lie under them.
  const taken = interactive && route.length > 0 ? buttonsWidth : 0;
  const home: Viewpoint | undefined =
    size &&
    (center
      ? { ...center, zoom: clampZoom(zoom ?? zoomLevels.district) }
      : fitHome(aim, { ...size, width: size.width - taken }, children ? 96 : 56, taken));
  const isChosen = chosen !== undefined && chosen.wish === wish;
  const view = isChosen ? chosen.view : home;
  const drawn = isChosen ? chosen.drawn : (home?.zoom ?? zoomLevels.country);
  const extent = boundsOf([...corners, ...pins, ...(home ? [home] : [])]);

  const show = (next: Viewpoint, settled: boolean, isAsked = true) => {
    const kept = hasGround ? clampToBounds(next, extent) : next;
    const isStretched = !settled && Math.abs(kept.zoom - drawn) < 0.6;
    setChosen({ wish, view: kept, drawn: isStretched ? drawn : kept.zoom });
    setMoving(!settled);
    if (settled && isAsked && size) {
      onViewChangeEnd?.({ center: { lat: kept.lat, lon: kept.lon }, zoom: kept.zoom, bounds: viewBounds(kept, size) });
    }
  };
  const gestures = useGestures({ frame, view, enabled: interactive, onMove: show });

  // Pan to a pin that was selected elsewhere, for example in a list.
  if (value !== seenId && size && view) {
    setSeenId(value);
    const pin = pins.find(({ id }) => id === value);
    if (pin && !isInView(pin, view, size, 24)) setChosen({ wish, view: { ...pin, zoom: view.zoom }, drawn: view.zoom });
  }

  const focusMarkerOf = (id: string, atZoom: number) => {
    const holder = clustered(pins, atZoom).find((marker) => marker.pins.some((pin) => pin.id === id));
    if (holder) frame.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(holder.id)}"]`)?.focus();
  };

  const zoomTo = (next: Viewpoint, focusId?: string) => {
    const marker = document.activeElement?.closest('[data-marker]');
    const held = focusId ?? (frame.current?.contains(marker ?? null) ? marker?.getAttribute('data-marker') : null);
    // The focused button may disappear here, into a cluster or out of one.
    flushSync(() => show(next, true));
    if (held != null && (focusId !== undefined || !marker?.isConnected)) focusMarkerOf(held, next.zoom);
  };

  const close = () => {
    setFocusedId(undefined);
    if (value !== undefined) onChange?.(undefined);
  };

  const step = (direction: 1 | -1) => view && zoomTo(zoomView(view, nextZoom(view.zoom, direction)));
  const pan = (east: number, south: number) => {
    if (view && size) show(panView(view, (-east * size.width) / 4, (-south * size.height) / 4), true);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const card = event.target instanceof Element ? event.target.closest('[data-card]') : null;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowUp: () => pan(0, -1),
      ArrowDown: () => pan(0, 1),
      ArrowLeft: () => pan(-1, 0),
      ArrowRight: () => pan(1, 0),
      '+': () => step(1),
      '=': () => step(1),
      '-': () => step(-1),
      _: () => step(-1),
    };
    if (event.key === 'Escape' && (focusedId !== undefined || value !== undefined)) {
      event.preventDefault();
      event.stopPropagation();
      if (card && card.previousElementSibling instanceof HTMLElement) card.previousElementSibling.focus();
      close();
    } else if (!card && Object.hasOwn(actions, event.key)) {
      event.preventDefault();
      actions[event.key]?.();
    }
  };

  const onPress = ({ pins: [pin, ...others] }: Marker<MapPin>) => {
    if (others.length === 0) {
      onChange?.(pin.id);
      return;
    }
    const near = size && fitView([pin, ...others], size, { padding: 64, closest: zoomLevels.house });
    if (near && view) zoomTo({ ...near, zoom: clampZoom(Math.max(near.zoom, view.zoom + 1)) }, pin.id);
  };

  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!view) return;
    const offset = offsetFrom(event.currentTarget, event.clientX, event.clientY);
    show(zoomView(view, nextZoom(view.zoom, 1), offset), true);
  };

  const onFocus = ({ pins: [pin, ...others], x, y }: Marker<MapPin>, isKeyboard: boolean) => {
    setFocusedId(others.length === 0 ? pin.id : undefined);
    if (!isKeyboard || !view || !size) return;
    if (x < 12 || y < 12 || x > size.width - 12 || y > size.height - 12) {
      show({ ...view, lat: pin.lat, lon: pin.lon }, true, false);
    }
  };

  const middle = view && project(view, view.zoom);
  const markers =
    size && view && middle
      ? clustered(pins, view.zoom).map((marker) => ({
          ...marker,
          x: marker.x - middle.x + size.width / 2,
          y: marker.y - middle.y + size.height / 2,
        }))
      : [];
  const inSight = size
    ? markers.filter(({ x, y }) => x >= 0 && y >= 0 && x <= size.width && y <= size.height)
    : markers;
  const shownPins = inSight.reduce((sum, marker) => sum + marker.pins.length, 0);

  const drawing = view && size && { view, drawn, size, collections, hasGround, pins, dots, route, highlight };
  const picture =
    drawing === undefined ? null : tiles && interactive ? (
      <Tiled source={tiles} {...drawing} />
    ) : (
      <MapPicture {...drawing} />
    );

  const movePin =
    onMovePin && view && middle && size
      ? (id: string, x: number, y: number) => {
          const [left, top] = [Math.min(size.width, Math.max(0, x)), Math.min(size.height, Math.max(0, y))];
          const at = { x: left - size.width / 2 + middle.x, y: top - size.height / 2 + middle.y };
          onMovePin(id, unproject(at, view.zoom));
        }
      : undefined;

  const pinList =
    size && markers.length > 0 ? (
      <Markers
        markers={markers}
        size={size}
        interactive={interactive}
        selectedId={value}
        openId={focusedId ?? value}
        clusterLabel={clusterLabel ?? ((count) => t('cluster', { count }))}
        renderCard={renderCard}
        onClick={onPress}
        onFocus={onFocus}
        onCloseCard={() => {
          const id = focusedId ?? value;
          if (id !== undefined && view) focusMarkerOf(id, view.zoom);
          close();
        }}
        onCovered={(px) => view && show(panView(view, 0, -px), true, false)}
        onMove={movePin}
      />
    ) : null;

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    // Moving focus from a pin into its card is not a blur.
    if (!target.closest('li')?.contains(relatedTarget)) setFocusedId(undefined);
  };

  const stage = { ...gestures, onKeyDown, onBlur };
  // `application` is the ARIA role with its own key handling: screen readers pass the arrow keys through.
  const surface = { role: 'application', tabIndex: 0, onClick: close, onDoubleClick };
  const frameClass = `${styles.frame} ${styles.height[height]}`;
  const isWater = hasCoast || !hasGround;
  if (!interactive) {
    return (
      <div ref={frame} role="img" aria-label={label} className={frameClass} data-water={isWater || undefined}>
        {picture}
        {pinList}
        {view ? <Scale view={view} /> : null}
      </div>
    );
  }
  return (
    <div className={styles.root} data-height={height}>
      <a
        href={`#${endId}`}
        className={styles.skip}
        onClick={(event) => {
          // The router owns the URL: move focus without adding the hash.
          event.preventDefault();
          end.current?.focus();
        }}
      >
        {t('skip')}
      </a>
      <section aria-label={label} className={frameClass} data-water={isWater || undefined}>
        <div ref={frame} className={styles.stage} data-dragging={isMoving || undefined} {...stage}>
          {picture}
          <div aria-label={t('surface')} aria-roledescription={t('role')} className={styles.surface} {...surface} />
          {pinList}
        </div>
        {view ? <Scale view={view} /> : null}
        <Controls
          onPan={pan}
          onZoom={step}
          canZoomIn={!view || view.zoom < zoomLevels.house - 0.05}
          canZoomOut={!view || view.zoom > zoomLevels.country + 0.05}
        />
        {children ? (
          <div className={styles.slot}>
            <div className={styles.slotContent}>{children}</div>
          </div>
        ) : null}
        <div role="status">
          {isChosen && !isMoving && view ? (
            <VisuallyHidden>
              {t(`level.${zoomLevelOf(view.zoom)}`)} {t('inSight', { count: shownPins })}
            </VisuallyHidden>
          ) : null}
        </div>
      </section>
      <span ref={end} id={endId} tabIndex={-1} className={styles.end} />
    </div>
  );
}
