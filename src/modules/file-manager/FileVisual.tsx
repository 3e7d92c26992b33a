import { memo } from 'react';

import { fileKind } from '#lib/files/fileKind';

import type { FileItem } from './api';
import { isFolder } from './fileTree';
import * as styles from './FileVisual.css';

type Tone = keyof typeof styles.tone;

function toneOf({ name, type, mediaType }: Pick<FileItem, 'name' | 'type' | 'mediaType'>): Tone {
  if (type === 'PDF') return 'pdf';
  if (type === 'TXT' || type === 'MD') return 'plain';
  const kind = fileKind(name, mediaType ?? '');
  if (kind === 'audio' || kind === 'video') return 'media';
  return kind === 'archive' ? 'other' : kind;
}

export type FileVisualProps = {
  item: Pick<FileItem, 'name' | 'type' | 'mediaType'>;
  size: keyof typeof styles.size;
};

/** The symbol of a folder, or of a file with its format; decorative beside its name. */
export const FileVisual = memo(function FileVisual({ item, size }: FileVisualProps) {
  if (isFolder(item)) {
    return (
      <span className={`${styles.root} ${styles.size[size]}`} aria-hidden="true">
        <svg className={styles.drawing} viewBox="0 0 64 64">
          <path
            className={styles.folderBack}
            d="M6 16a5 5 0 0 1 5-5h13l6 6h23a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5z"
          />
          <path
            className={styles.folderFront}
            d="M6 27a5 5 0 0 1 5-5h42a5 5 0 0 1 5 5v21a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5z"
          />
        </svg>
      </span>
    );
  }
  const tone = styles.tone[toneOf(item)];
  return (
    <span className={`${styles.root} ${styles.size[size]}`} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 64 64">
        <path className={styles.sheet} d="M14 9a4 4 0 0 1 4-4h19l13 13v37a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4z" />
        <path className={styles.corner} d="M37 5v9a4 4 0 0 0 4 4h9z" />
        {size === 'large' ? <path className={styles.line} d="M21 25h22M21 32h22" strokeWidth="2" /> : null}
      </svg>
      {size === 'large' ? (
        <span className={`${styles.tag} ${tone}`}>{item.type.slice(0, 5)}</span>
      ) : (
        <span className={`${styles.dot} ${tone}`} />
      )}
    </span>
  );
});
