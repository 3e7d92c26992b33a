import CheckBadgeIcon from '@heroicons/react/24/outline/CheckBadgeIcon';
import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { FieldError } from '#components/Field';
import { Menu } from '#components/Menu';
import { SortableList } from '#components/Sortable';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { arrayMove } from '#lib/collections/reorder';
import { useImageUpload } from '#lib/images/useImageUpload';

import { inventoryLimits } from './limits';
import { ProductImage } from './ProductImage';
import type { ProductDraft } from './productDraft';
import * as styles from './ProductPictures.css';
import { uploadImage } from './queries';

export type ProductPicturesProps = {
  images: readonly string[];
  /** Path of the main picture; empty without one. */
  thumbnail: string;
  onChange: (change: Pick<ProductDraft, 'images' | 'thumbnail'>) => void;
};

const types = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The pictures of a product: added, put in order, removed, and one of them the main one. */
export function ProductPictures({ images, thumbnail, onChange }: ProductPicturesProps) {
  const { t } = useTranslation('inventory');
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Uploads end later than others begin: each adds to what is there then.
  const latest = useRef({ images, thumbnail });
  useLayoutEffect(() => {
    latest.current = { images, thumbnail };
  });
  const upload = useImageUpload({
    types,
    maxBytes: inventoryLimits.imageBytes,
    side: inventoryLimits.imageSide,
    send: ({ file }) => uploadImage(file),
    onAdded(path) {
      const { images: before, thumbnail: main } = latest.current;
      const next = { images: [...before, path], thumbnail: main === '' ? path : main };
      latest.current = next;
      onChange(next);
    },
  });
  const free = inventoryLimits.images - images.length;

  async function add(files: readonly File[]) {
    for (const file of files.slice(0, free)) await upload.add(file);
  }

  function remove(path: string) {
    const left = images.filter((image) => image !== path);
    onChange({ images: left, thumbnail: thumbnail === path ? (left[0] ?? '') : thumbnail });
    // Its menu is gone.
    root.current?.querySelector<HTMLElement>('[data-add]')?.querySelector('button')?.focus();
  }

  const nameOf = (path: string) => t('pictures.name', { number: images.indexOf(path) + 1, count: images.length });
  return (
    <section ref={root} className={styles.root} aria-labelledby="product-pictures">
      <div className={styles.head}>
        <h2 id="product-pictures" className={styles.title}>
          {t('pictures.title')}
        </h2>
        <span data-add="">
          <Button
            size="small"
            leadingIcon={PhotoIcon}
            loading={upload.loading}
            disabled={free <= 0}
            onClick={() => input.current?.click()}
          >
            {t('pictures.add')}
          </Button>
        </span>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple
            tabIndex={-1}
            aria-label={t('pictures.choose')}
            accept={types.join(',')}
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </VisuallyHidden>
      </div>
      {images.length === 0 ? (
        <p className={styles.none}>{t('pictures.none')}</p>
      ) : (
        <SortableList
          label={t('pictures.title')}
          orientation="grid"
          cell="small"
          gap={8}
          items={images.map((path) => ({ id: path, label: nameOf(path) }))}
          onMove={({ from, to }) => onChange({ images: arrayMove(images, from.index, to.index), thumbnail })}
          renderItem={({ id: path, label }, handle) => (
            <div className={styles.tile}>
              <ProductImage path={path} alt={label} size={160} full />
              {path === thumbnail ? (
                <span className={styles.main}>
                  <Badge size="small" tone="primary">
                    {t('pictures.main')}
                  </Badge>
                </span>
              ) : null}
              <div className={styles.tools}>
                {handle}
                <Menu
                  label={t('pictures.actions', { name: label })}
                  icon={EllipsisHorizontalIcon}
                  size="small"
                  align="end"
                  sections={[
                    {
                      id: 'picture',
                      items: [
                        {
                          id: 'main',
                          label: t('pictures.makeMain'),
                          icon: CheckBadgeIcon,
                          disabled: path === thumbnail,
                        },
                        { id: 'remove', label: t('pictures.remove'), icon: TrashIcon },
                      ],
                    },
                  ]}
                  onAction={(action) => (action === 'main' ? onChange({ images, thumbnail: path }) : remove(path))}
                />
              </div>
            </div>
          )}
        />
      )}
      <div role="alert">
        <FieldError id="product-pictures-error">
          {upload.problem === undefined ? undefined : t(`pictures.problem.${upload.problem}`)}
        </FieldError>
      </div>
    </section>
  );
}
