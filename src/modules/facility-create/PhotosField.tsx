import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { FileField } from '#components/FileField';
import { TextField } from '#components/TextField';
import { HttpError } from '#lib/http/request';
import { useUploads } from '#lib/uploads/useUploads';

import * as styles from './PhotosField.css';
import { addPhoto, removePhoto } from './queries';
import { fieldOf } from './stepProps';
import type { StepProps } from './stepProps';

const maxPhotos = 10;
// Duplicates the contract, whose schemas load only with the first request.
const maxPhotoBytes = 5_000_000;
const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

function problemOf(error: unknown): 'photoSize' | 'photoKind' | 'failed' {
  if (!(error instanceof HttpError)) return 'failed';
  if (error.status === 413) return 'photoSize';
  return error.status === 415 ? 'photoKind' : 'failed';
}

/** Photos with alternative text; uploaded immediately, so that the draft has them on every device. */
export function PhotosField({ draftId, step }: { draftId: string; step: StepProps }) {
  const { t } = useTranslation('facility-create');
  const { values, change, idOf } = step;
  const { photos } = values.facility;
  const uploads = useUploads({
    send: (file, signal) => addPhoto(draftId, file, signal),
    onDone(photo, file) {
      uploads.remove(file);
      change((now) => ({ photos: [...now.photos, { ...photo, alt: '' }] }));
    },
  });

  function describeFailure(error: unknown): string {
    const problem = problemOf(error);
    return problem === 'failed' ? t('photos.failed') : t(`problem.${problem}`);
  }

  function remove(id: string, at: number) {
    flushSync(() => change((now) => ({ photos: now.photos.filter((photo) => photo.id !== id) })));
    const next = photos.length > 1 ? `/facility/photos/${Math.max(0, at - 1)}/alt` : '/facility/photos';
    document.getElementById(idOf(next))?.focus();
    void removePhoto(id);
  }

  return (
    <>
      <FileField
        {...fieldOf(step, '/facility/photos')}
        label={t('photos.label')}
        description={t('photos.hint')}
        required={false}
        multiple
        accept={photoTypes}
        maxBytes={maxPhotoBytes}
        maxFiles={Math.max(0, maxPhotos - photos.length)}
        uploads={uploads}
        describeFailure={describeFailure}
      />
      {photos.length > 0 ? (
        <ul role="list" aria-label={t('photos.list')} className={styles.list}>
          {photos.map(({ id, url, alt }, at) => (
            <li key={id} className={styles.photo}>
              <img className={styles.picture} src={url} alt={alt} width={160} height={120} />
              <div className={styles.words}>
                <TextField
                  {...fieldOf(step, `/facility/photos/${at}/alt`)}
                  label={t('photos.alt', { number: at + 1 })}
                  description={t('photos.altHint')}
                  value={alt}
                  onChange={(text) =>
                    change((now) => ({
                      photos: now.photos.map((photo) => (photo.id === id ? { ...photo, alt: text } : photo)),
                    }))
                  }
                />
                <div>
                  <Button variant="quiet" onClick={() => remove(id, at)}>
                    {t('photos.remove', { number: at + 1 })}
                  </Button>
                </div>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
