import DocumentIcon from '@heroicons/react/24/outline/DocumentIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { Progress } from '#components/Progress';
import { formatBytes } from '#lib/format/formatBytes';

import * as styles from './FileField.css';

/** Upload state of a file, provided by the caller. */
export type FileState =
  | { status: 'uploading'; /** From 0 to 1. */ progress: number }
  | { status: 'done' }
  | { status: 'failed'; error: string };

export type FileRowProps = {
  file: File;
  state: FileState | undefined;
  disabled: boolean;
  onRemove: (button: HTMLElement) => void;
};

/** A selected file: thumbnail, size, upload state and a remove button. */
export function FileRow({ file, state, disabled, onRemove }: FileRowProps) {
  const { t, i18n } = useTranslation('FileField');
  return (
    <li className={styles.file}>
      <Preview file={file} />
      <div className={styles.facts}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        {state?.status === 'uploading' ? (
          <Progress
            label={t('uploading', { name: file.name })}
            hideLabel
            hideValue
            value={state.progress}
            max={1}
            size="small"
          />
        ) : (
          <span className={styles.meta} data-failed={state?.status === 'failed' || undefined}>
            {state?.status === 'failed'
              ? state.error
              : [formatBytes(file.size, i18n.language), ...(state?.status === 'done' ? [t('done')] : [])].join(' · ')}
          </span>
        )}
      </div>
      <IconButton
        icon={XMarkIcon}
        size="small"
        label={t('remove', { name: file.name })}
        disabled={disabled}
        onClick={(event) => onRemove(event.currentTarget)}
      />
    </li>
  );
}

function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const picture = file.type.startsWith('image/') && !failed;
  useEffect(() => {
    if (!picture || !image.current) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file, picture]);
  return (
    <span className={styles.preview}>
      {picture ? (
        // A file that is not really an image falls back to the document icon.
        <img ref={image} className={styles.picture} alt="" onError={() => setFailed(true)} />
      ) : (
        <Icon source={DocumentIcon} />
      )}
    </span>
  );
}
