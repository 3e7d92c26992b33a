import { useTranslation } from 'react-i18next';

import { FileField } from '#components/FileField';
import type { FileState } from '#components/FileTile';

import { maxEvidenceBytes, evidenceTypes, maxEvidence } from './schemas';
import type { useEvidenceUploads } from './useEvidenceUploads';

export type EvidenceUploadProps = {
  id: string;
  error: string | undefined;
  uploads: ReturnType<typeof useEvidenceUploads>['uploads'];
};

/** File field for evidence; uploads each document as soon as it is chosen. */
export function EvidenceUpload({ id, error, uploads }: EvidenceUploadProps) {
  const { t } = useTranslation('contributing-panels');

  function stateOf(file: File): FileState | undefined {
    const status = uploads.list.find((upload) => upload.file === file)?.status;
    if (status === undefined) return undefined;
    return status === 'failed' ? { status, error: t('fileFailed') } : { status };
  }

  return (
    <FileField
      id={id}
      label={t('addFiles')}
      description={t('addFilesHint')}
      required={false}
      multiple
      accept={evidenceTypes}
      maxBytes={maxEvidenceBytes}
      maxFiles={maxEvidence}
      value={uploads.list.map(({ file }) => file)}
      stateOf={stateOf}
      error={error}
      onRetry={uploads.retry}
      onChange={uploads.setFiles}
    />
  );
}
