import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useBlobSource } from '#lib/browser/useBlobSource';

import type { FileItem } from './api';
import { FileVisual } from './FileVisual';
import { thumbnailQuery } from './queries';
import { hasThumbnail } from './thumbnails';
import * as styles from './Thumbnail.css';

/** How long a picture is in view in ms before it is loaded: those that are scrolled past are not. */
const settleMs = 120;

export type ThumbnailProps = { item: FileItem };

/** A small picture of a picture, which fills its frame; the symbol of any other item. Decorative beside the name. */
export function Thumbnail({ item }: ThumbnailProps) {
  return hasThumbnail(item) ? <SmallPicture key={item.id} item={item} /> : <FileVisual item={item} size="large" />;
}

function SmallPicture({ item }: ThumbnailProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let idle = 0;
    const timer = setTimeout(() => {
      // Not while the list is being scrolled. Safari has no idle time to ask for.
      if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(() => setSettled(true));
      else setSettled(true);
    }, settleMs);
    return () => {
      clearTimeout(timer);
      if (idle !== 0) cancelIdleCallback(idle);
    };
  }, []);
  return isSettled ? <LazyPicture item={item} /> : <FileVisual item={item} size="large" />;
}

function LazyPicture({ item }: ThumbnailProps) {
  const { data } = useQuery(thumbnailQuery(item.id));
  return data === undefined ? <FileVisual item={item} size="large" /> : <LoadedPicture file={data} />;
}

function LoadedPicture({ file }: { file: Blob }) {
  return <img ref={useBlobSource<HTMLImageElement>(file)} className={styles.picture} alt="" draggable={false} />;
}
