import { useMutation } from '@tanstack/react-query';

import { useUploads } from '#lib/uploads/useUploads';

import { evidenceMutation } from './queries';

/** Uploads documents of a request, and returns the ids of those that are uploaded. */
export function useEvidenceUploads() {
  const { mutateAsync: send } = useMutation(evidenceMutation());
  const uploads = useUploads({ send: (file, signal) => send({ file, signal }) });
  return { uploads, ids: uploads.list.flatMap(({ result }) => (result ? [result.id] : [])) };
}
