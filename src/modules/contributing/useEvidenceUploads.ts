import { useMutation } from '@tanstack/react-query';

import { readAsBase64 } from '#lib/browser/base64';
import { useUploads } from '#lib/uploads/useUploads';

import { evidenceMutation } from './queries';

/** Uploads documents of a request, and returns the ids of those that are uploaded. */
export function useEvidenceUploads() {
  const { mutateAsync: send } = useMutation(evidenceMutation());
  const uploads = useUploads({
    send: async (file, signal) =>
      send({
        evidence: {
          kind: 'licence',
          fileName: file.name.slice(0, 200),
          mime: file.type,
          content: await readAsBase64(file),
        },
        signal,
      }),
  });
  return { uploads, ids: uploads.list.flatMap(({ result }) => (result ? [result.id] : [])) };
}
