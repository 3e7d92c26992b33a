import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { Inline } from '#components/Inline';
import { Slider } from '#components/Slider';
import { formatPercent } from '#lib/format/formatNumber';

import { centredCrop, drawCrop, moveCrop, photoSide, toPhotoFile } from './cropPhoto';
import type { Crop } from './cropPhoto';
import * as styles from './PhotoField.css';

export type PhotoCropDialogProps = {
  /** The chosen picture; without one the dialog is closed. */
  picture: ImageBitmap | undefined;
  /** Stores the photo. */
  onSave: (photo: File) => Promise<unknown>;
  onClose: () => void;
};

/** Chooses the square of a picture that is shown: by dragging, or with sliders. */
export function PhotoCropDialog({ picture, onSave, onClose }: PhotoCropDialogProps) {
  const { t } = useTranslation('contacts');
  return (
    <Dialog open={picture !== undefined} size="medium" title={t('photo.crop')} onClose={onClose}>
      {picture ? <CropForm picture={picture} onSave={onSave} onClose={onClose} /> : null}
    </Dialog>
  );
}

type CropFormProps = { picture: ImageBitmap; onSave: (photo: File) => Promise<unknown>; onClose: () => void };

function CropForm({ picture, onSave, onClose }: CropFormProps) {
  const { t, i18n } = useTranslation('contacts');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(centredCrop);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const from = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  async function save() {
    setSaving(true);
    setFailed(false);
    try {
      await onSave(await toPhotoFile(picture, crop));
      onClose();
    } catch {
      setSaving(false);
      setFailed(true);
    }
  }

  const position = (value: number) => formatPercent(value, i18n.language);
  return (
    <div className={styles.crop}>
      {failed ? (
        <Alert tone="error" title={t('photo.notSaved')}>
          {t('photo.notSavedText')}
        </Alert>
      ) : null}
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={photoSide}
        height={photoSide}
        role="img"
        aria-label={t('photo.preview')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={({ currentTarget, clientX, clientY, buttons }) => {
          const start = from.current;
          if (!start || buttons === 0) return;
          from.current = { x: clientX, y: clientY };
          const side = currentTarget.clientWidth;
          setCrop(moveCrop(picture, crop, { x: (clientX - start.x) / side, y: (clientY - start.y) / side }));
        }}
      />
      <Slider
        label={t('photo.zoom')}
        min={1}
        max={4}
        step={0.05}
        value={crop.zoom}
        format={position}
        onChange={(zoom) => setCrop({ ...crop, zoom })}
      />
      <Slider
        label={t('photo.horizontal')}
        min={0}
        max={1}
        step={0.02}
        value={crop.x}
        format={position}
        onChange={(x) => setCrop({ ...crop, x })}
      />
      <Slider
        label={t('photo.vertical')}
        min={0}
        max={1}
        step={0.02}
        value={crop.y}
        format={position}
        onChange={(y) => setCrop({ ...crop, y })}
      />
      <Inline gap={8}>
        <Button tone="primary" variant="solid" loading={saving} onClick={() => void save()}>
          {t('photo.save')}
        </Button>
        <Button onClick={onClose}>{t('edit.cancel')}</Button>
      </Inline>
    </div>
  );
}
