import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FileField } from '#components/FileField';
import type { FileState } from '#components/FileField';
import { readAsBase64 } from '#lib/browser/base64';

import { evidenceMutation } from './queries';
import { maxEvidenceBytes, evidenceTypes, maxEvidence } from './schemas';

export type EvidenceUploadProps = {
  id: string;
  error: string | undefined;
  /** Called with the ids of the uploaded documents. */
  onChange: (ids: string[]) => void;
};

/** File field for evidence; uploads each document as soon as it is chosen. */
export function EvidenceUpload({ id, error, onChange }: EvidenceUploadProps) {
  const { t } = useTranslation('contributing-panels');
  const send = useMutation(evidenceMutation());
  const [sent, setSent] = useState<ReadonlyMap<File, string>>(new Map());
  const [files, setFiles] = useState<readonly File[]>([]);
  const [failed, setFailed] = useState<ReadonlySet<File>>(new Set());

  async function upload(chosen: File[]) {
    setFiles(chosen);
    const known = new Map([...sent].filter(([file]) => chosen.includes(file)));
    const broken = new Set([...failed].filter((file) => chosen.includes(file)));
    for (const file of chosen.filter((one) => !known.has(one) && !broken.has(one))) {
      try {
        const content = await readAsBase64(file);
        const { id: arrived } = await send.mutateAsync({
          kind: 'licence',
          fileName: file.name.slice(0, 200),
          mime: file.type,
          content,
        });
        known.set(file, arrived);
      } catch {
        broken.add(file);
      }
    }
    setSent(known);
    setFailed(broken);
    onChange([...known.values()]);
  }

  function stateOf(file: File): FileState | undefined {
    return failed.has(file)
      ? { status: 'failed', error: t('fileFailed') }
      : sent.has(file)
        ? { status: 'done' }
        : undefined;
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
      value={files}
      stateOf={stateOf}
      error={error}
      onChange={(chosen) => void upload(chosen)}
    />
  );
}
