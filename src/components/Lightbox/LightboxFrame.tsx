import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import ChevronLeftIcon from '@heroicons/react/24/outline/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import MagnifyingGlassMinusIcon from '@heroicons/react/24/outline/MagnifyingGlassMinusIcon';
import MagnifyingGlassPlusIcon from '@heroicons/react/24/outline/MagnifyingGlassPlusIcon';
import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Icon, mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { Spinner } from '#components/Spinner';
import { isRtl } from '#lib/browser/direction';
import { formatPercent } from '#lib/format/formatNumber';
import { useModalDialog } from '#lib/browser/useModalDialog';
import { visuallyHidden } from '#theme/mixins.css';
import { surfaces } from '#theme/surfaces.css';

import type { LightboxPicture, LightboxProps } from './Lightbox';
import * as styles from './Lightbox.css';
import { useStageGestures } from './useStageGestures';
import { clampZoom, maxZoom, minZoom, nextZoom, scrollFor } from './zoom';

const PreviousIcon = mirroredIcon(ChevronLeftIcon);
const NextIcon = mirroredIcon(ChevronRightIcon);

export type LightboxFrameProps = LightboxProps & {
  /** Called when the exit animation has ended. */
  onGone: () => void;
};

// Distance of one arrow key press in a magnified picture, in px.
const panStep = 80;

/** The dialog of a `Lightbox`. */
export function LightboxFrame({
  label,
  pictures,
  open,
  onClose,
  value,
  onChange,
  onDownload,
  onGone,
}: LightboxFrameProps) {
  const { t, i18n } = useTranslation('Lightbox');
  const root = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [magnified, setMagnified] = useState({ id: value, zoom: minZoom });
  const [said, setSaid] = useState('');
  // Another picture starts with all of it in view.
  const zoom = magnified.id === value ? magnified.zoom : minZoom;
  const index = Math.max(
    0,
    pictures.findIndex(({ id }) => id === value),
  );
  const picture = pictures[index];
  const count = pictures.length;

  useModalDialog(root, {
    open,
    setInitialFocus: (dialog) => dialog.focus({ preventScroll: true }),
    onDismiss: onClose,
    onExited: onGone,
  });

  function show(at: number) {
    const next = pictures[Math.min(count - 1, Math.max(0, at))];
    if (!next || next.id === value) return;
    setSaid([t('position', { number: pictures.indexOf(next) + 1, count }), next.caption ?? next.alt].join(': '));
    onChange(next.id);
  }

  function zoomTo(wanted: number, at?: { x: number; y: number }) {
    const element = stage.current;
    const next = clampZoom(wanted);
    if (!element || next === zoom) return;
    const box = element.getBoundingClientRect();
    const x = at ? at.x - box.left : box.width / 2;
    const y = at ? at.y - box.top : box.height / 2;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
    // The scroll position depends on the new size.
    flushSync(() => setMagnified({ id: value, zoom: next }));
    element.scrollLeft = scrollFor(scrollLeft, x, scrollWidth, element.scrollWidth);
    element.scrollTop = scrollFor(scrollTop, y, scrollHeight, element.scrollHeight);
  }

  function zoomStep(direction: 1 | -1) {
    const next = nextZoom(zoom, direction);
    if (next !== zoom) setSaid(t('magnified', { percent: formatPercent(next, i18n.language) }));
    zoomTo(next);
  }

  useStageGestures(stage, {
    zoom,
    onZoom: zoomTo,
    onSwipe: (direction) => show(index + direction),
    onPressBeside: onClose,
  });

  function handleArrow(x: number, y: number): boolean {
    if (zoom > minZoom) stage.current?.scrollBy({ left: x * panStep, top: y * panStep });
    else if (x !== 0) show(index + (isRtl() ? -x : x));
    else return false;
    return true;
  }

  function run(key: string): boolean {
    switch (key) {
      case 'ArrowRight':
        return handleArrow(1, 0);
      case 'ArrowLeft':
        return handleArrow(-1, 0);
      case 'ArrowDown':
        return handleArrow(0, 1);
      case 'ArrowUp':
        return handleArrow(0, -1);
      case 'PageDown':
        show(index + 1);
        return true;
      case 'PageUp':
        show(index - 1);
        return true;
      case 'Home':
        show(0);
        return true;
      case 'End':
        show(count - 1);
        return true;
      case '+':
      case '=':
        zoomStep(1);
        return true;
      case '-':
        zoomStep(-1);
        return true;
      case '0':
        if (zoom !== minZoom) setSaid(t('magnified', { percent: formatPercent(minZoom, i18n.language) }));
        zoomTo(minZoom);
        return true;
      default:
        return false;
    }
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (run(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const dialog = root.current;
    if (!open || !dialog) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    dialog.addEventListener('keydown', listen);
    return () => dialog.removeEventListener('keydown', listen);
  }, [open]);

  // The neighbours are there when they are asked for.
  const neighbours = [pictures[index - 1]?.src, pictures[index + 1]?.src].filter((src) => src !== undefined).join('\n');
  useEffect(() => {
    if (!open || neighbours === '') return;
    for (const src of neighbours.split('\n')) new Image().src = src;
  }, [open, neighbours]);

  return (
    <dialog ref={root} tabIndex={-1} aria-label={label} className={`${styles.root} ${surfaces.dark}`}>
      <div className={styles.bar}>
        <span className={styles.counter}>{count > 1 ? t('position', { number: index + 1, count }) : null}</span>
        <IconButton
          label={t('zoomOut')}
          icon={MagnifyingGlassMinusIcon}
          size="large"
          focusableWhenDisabled
          disabled={zoom <= minZoom}
          onClick={() => zoomStep(-1)}
        />
        <IconButton
          label={t('zoomIn')}
          icon={MagnifyingGlassPlusIcon}
          size="large"
          focusableWhenDisabled
          disabled={zoom >= maxZoom}
          onClick={() => zoomStep(1)}
        />
        {onDownload && picture ? (
          <IconButton
            label={t('download')}
            icon={ArrowDownTrayIcon}
            size="large"
            onClick={() => onDownload(picture.id)}
          />
        ) : null}
        <IconButton label={t('close')} icon={XMarkIcon} size="large" onClick={onClose} />
      </div>
      <div ref={stage} className={styles.stage} data-magnified={zoom > minZoom || undefined}>
        {picture ? <LargePicture key={picture.id} picture={picture} zoom={zoom} failed={t('failed')} /> : null}
      </div>
      {count > 1 ? (
        <>
          <span className={styles.previous}>
            <IconButton
              label={t('previous')}
              icon={PreviousIcon}
              size="large"
              variant="outline"
              focusableWhenDisabled
              disabled={index === 0}
              onClick={() => show(index - 1)}
            />
          </span>
          <span className={styles.next}>
            <IconButton
              label={t('next')}
              icon={NextIcon}
              size="large"
              variant="outline"
              focusableWhenDisabled
              disabled={index === count - 1}
              onClick={() => show(index + 1)}
            />
          </span>
        </>
      ) : null}
      {/* Also without a caption, so that the next picture is not of another size. */}
      {picture?.caption === undefined && count <= 1 ? null : (
        <p className={styles.caption} lang={picture?.language}>
          {picture?.caption}
        </p>
      )}
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </dialog>
  );
}

function LargePicture({ picture, zoom, failed }: { picture: LightboxPicture; zoom: number; failed: string }) {
  const { src, alt, language } = picture;
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src !== undefined && src === failedSrc) {
    return (
      <p className={styles.failure}>
        <Icon source={PhotoIcon} size="large" />
        {failed}
        <span lang={language}>{alt}</span>
      </p>
    );
  }
  return (
    <>
      {size === undefined ? (
        <span className={styles.waiting}>
          <Spinner size="medium" />
        </span>
      ) : null}
      <img
        className={styles.picture}
        data-loaded={size ? true : undefined}
        style={
          size &&
          assignInlineVars({
            [styles.zoom]: String(zoom),
            [styles.width]: `${size.width}px`,
            [styles.ratio]: String(size.width / size.height),
          })
        }
        src={src}
        alt={alt}
        lang={language}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          // Drawings without a size of their own have none of either.
          setSize({ width: naturalWidth || 1600, height: naturalHeight || 1200 })
        }
        onError={() => setFailedSrc(src)}
      />
    </>
  );
}
