import { useTranslation } from 'react-i18next';

import { FileField } from '#components/FileField';

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
      uploads={uploads}
      error={error}
    />
  );
}
