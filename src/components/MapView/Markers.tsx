import MapPinIcon from '@heroicons/react/20/solid/MapPinIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import type { LatLon } from '#lib/geo/latLon';
import { lazyValue } from '#lib/react/lazyValue';
import type { Size } from '#lib/geo/mercator';
import { focusRing } from '#theme/mixins.css';

import type { MapPinSize, Marker } from './clusters';
import * as styles from './Markers.css';
import type { Hold } from './pinMoves';

/** An interactive marker on the map. */
export interface MapPin extends LatLon {
  id: string;
  /** Full accessible name; must contain `short`: "1. Harbour Pharmacy, 460 m". */
  label: string;
  /** Text inside the pin, two or three characters. */
  short: string;
  tone?: keyof typeof styles.tone;
  /** `small` for many pins without text, each named on the map itself. */
  size?: MapPinSize;
  /** Link target on a map without cards; renders the pin as a link. */
  href?: string;
}

export type MarkersProps = {
  /** `x` and `y` are in px of the frame. */
  markers: readonly Marker<MapPin>[];
  size: Size;
  interactive: boolean;
  selectedId: string | undefined;
  /** Id of the pin whose card is open. */
  openId: string | undefined;
  clusterLabel: (count: number) => string;
  renderCard: ((id: string) => ReactNode) | undefined;
  onClick: (marker: Marker<MapPin>) => void;
  onFocus: (marker: Marker<MapPin>, isKeyboard: boolean) => void;
  /** Closes the open card; the focus goes to its marker. */
  onCloseCard: () => void;
  /** The open card covers its own pin, which must move up by this many px to be seen. */
  onCovered: (px: number) => void;
  /** Called with the new position of a movable pin, in px of the frame. */
  onMove: ((id: string, x: number, y: number) => void) | undefined;
};

const needle = 'M16 39C12.8 34 2 26.8 2 15.8 2 8 8.3 2 16 2s14 6 14 13.8C30 26.8 19.2 34 16 39Z';

function Needle({ short }: { short: string }) {
  return (
    <>
      <svg viewBox="0 0 32 40" className={styles.needle} aria-hidden="true">
        <path d={needle} />
      </svg>
      <span className={styles.short}>{short}</span>
    </>
  );
}

/** How many pins are here; the icon tells the number apart from that of a single pin. */
function Cluster({ count }: { count: number }) {
  return (
    <>
      <Icon source={MapPinIcon} size="small" />
      <span>{count}</span>
    </>
  );
}

type CardProps = {
  x: number;
  y: number;
  size: Size;
  label: string;
  children: ReactNode;
};

/** Width in px below which a card beside its pin would be cut, so that it lies along the bottom of the map. */
const sheetBelow = 480;

function CardSheet({
  y,
  size,
  label,
  children,
  onClose,
  onCovered,
}: Omit<CardProps, 'x'> & { onClose: () => void; onCovered: (px: number) => void }) {
  const { t } = useTranslation('MapView');
  const sheet = useRef<HTMLDivElement>(null);
  const reveal = useRef(onCovered);
  useLayoutEffect(() => {
    reveal.current = onCovered;
  });
  const [openedAt] = useState(y);
  useLayoutEffect(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' });
    const top = size.height - (sheet.current?.offsetHeight ?? 0) - 24;
    if (openedAt > top) reveal.current(openedAt - top);
  }, [openedAt, size.height]);
  return (
    <div
      ref={sheet}
      role="group"
      aria-label={label}
      data-card
      className={`${styles.card} ${styles.sheet}`}
      style={{ maxHeight: size.height - 72 }}
    >
      <div className={styles.sheetContent}>{children}</div>
      <IconButton icon={XMarkIcon} label={t('closeCard')} onClick={onClose} />
    </div>
  );
}

function Card({ x, y, size, label, children }: CardProps) {
  // Open the card on the side with more space, so that the edge of the map never clips it.
  const isAbove = y > size.height / 2;
  const room = isAbove ? y - 68 : size.height - y - 20;
  const width = Math.min(320, size.width - 24);
  const left = Math.max(12, Math.min(x - width / 2, size.width - width - 12));
  return (
    <div
      role="group"
      aria-label={label}
      data-card
      className={styles.card}
      style={{ left, width, maxHeight: room, ...(isAbove ? { bottom: size.height - y + 56 } : { top: y + 8 }) }}
    >
      {children}
    </div>
  );
}

// Lazy, because most maps have no movable pins.
const movable = lazyValue(() => import('./pinMoves'));

/** Pins and clusters in list order. Each card directly follows its pin, so that Tab moves from one into the other. */
export function Markers({
  markers,
  size,
  interactive,
  selectedId,
  openId,
  clusterLabel,
  renderCard,
  onClick,
  onFocus,
  onCloseCard,
  onCovered,
  onMove,
}: MarkersProps) {
  const [held] = useState((): Hold => ({ current: undefined }));
  const moves = movable.useValue(onMove !== undefined);
  return (
    <ol role="list" className={styles.list}>
      {markers.map((marker) => {
        const [pin] = marker.pins;
        const isCluster = marker.pins.length > 1;
        const isOutside = marker.x < 0 || marker.y < 0 || marker.x > size.width || marker.y > size.height + 36;
        if (isOutside && !interactive) return null;
        // Markers outside the frame stay focusable at its edge, where no browser scrolls the page to reach them.
        const x = Math.max(0, Math.min(size.width, marker.x));
        const y = Math.max(0, Math.min(size.height, marker.y));
        const isSelected = marker.pins.some(({ id }) => id === selectedId);
        const look = {
          className: `${focusRing} ${isCluster ? styles.cluster : `${styles.pin} ${styles.tone[pin.tone ?? 'primary']}`}`,
          style: { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` },
          'data-marker': marker.id,
          'data-selected': isSelected || undefined,
          'data-outside': isOutside || undefined,
          'data-small': (!isCluster && pin.size === 'small') || undefined,
        };
        const handlers = {
          'aria-label': isCluster ? clusterLabel(marker.pins.length) : pin.label,
          onFocus: (event: FocusEvent<HTMLElement>) => onFocus(marker, event.currentTarget.matches(':focus-visible')),
        };
        const drawing = isCluster ? <Cluster count={marker.pins.length} /> : <Needle short={pin.short} />;
        const card = interactive && !isCluster && openId === pin.id ? renderCard?.(pin.id) : undefined;
        return (
          <li
            key={`${isCluster ? 'cluster' : 'pin'} ${marker.id}`}
            data-raised={isSelected || openId === pin.id || undefined}
            className={styles.item}
          >
            {!interactive || (onMove && !moves && !isCluster) ? (
              // Static until the code that moves pins has loaded.
              <span {...look}>{drawing}</span>
            ) : pin.href !== undefined && !renderCard && !isCluster ? (
              <Link to={pin.href} {...look} {...handlers}>
                {drawing}
              </Link>
            ) : (
              <button
                type="button"
                {...look}
                {...handlers}
                {...(onMove && !isCluster ? moves?.pinMoves(held, x, y, (toX, toY) => onMove(pin.id, toX, toY)) : {})}
                aria-current={isSelected || undefined}
                onClick={() => onClick(marker)}
              >
                {drawing}
              </button>
            )}
            {card ? (
              size.width < sheetBelow ? (
                <CardSheet y={y} size={size} label={pin.label} onClose={onCloseCard} onCovered={onCovered}>
                  {card}
                </CardSheet>
              ) : (
                <Card x={x} y={y} size={size} label={pin.label}>
                  {card}
                </Card>
              )
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
