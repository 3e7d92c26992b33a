import type { ChangeEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { filesOfField } from './deviceFiles';
import type { DeviceFile } from './uploadQueue';

/** Attributes of a field for a folder, which React's types do not have. */
const folderField = { webkitdirectory: '' };

export type DeviceFileFieldsProps = {
  filesRef: RefObject<HTMLInputElement | null>;
  folderRef: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly DeviceFile[]) => void;
};

/** The hidden fields that ask for files and for a folder of the device. */
export function DeviceFileFields({ filesRef, folderRef, onFiles }: DeviceFileFieldsProps) {
  const { t } = useTranslation('file-manager');
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles(filesOfField(currentTarget.files));
    // The same files can be chosen again.
    currentTarget.value = '';
  }
  const field = { type: 'file', multiple: true, hidden: true, onChange: handleChange } as const;
  return (
    <>
      <input ref={filesRef} {...field} aria-label={t('new.files')} />
      <input ref={folderRef} {...field} {...folderField} aria-label={t('new.uploadFolder')} />
    </>
  );
}
