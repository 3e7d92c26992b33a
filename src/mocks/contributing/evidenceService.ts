import { maxEvidenceBytes, evidenceTypes, maxEvidence } from '#modules/contributing/schemas';
import type { Evidence } from '#modules/contributing/schemas';

import { base64ByteLength } from '#mocks/core/base64';
import { ProblemError } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';

import { claims, evidence, requests } from './store';
import type { StoredEvidence } from './store';

type EvidenceUpload = Pick<StoredEvidence, 'kind' | 'fileName' | 'mime' | 'content'>;

// The first bytes of each type in base64: file names and declared types are not trusted.
const fileSignatures: Readonly<Record<string, string>> = {
  'application/pdf': 'JVBER',
  'image/jpeg': '/9j/',
  'image/png': 'iVBORw0KGgo',
};

// Files per person that no request uses yet.
const maxUnattached = 10 * maxEvidence;

/** `POST api/directory/evidence` */
export async function saveEvidence(user: StoredAccount, upload: EvidenceUpload): Promise<Evidence> {
  const size = base64ByteLength(upload.content);
  if (size > maxEvidenceBytes) throw new ProblemError('payload-too-large', { limit: maxEvidenceBytes });
  if (
    !evidenceTypes.some((type) => type === upload.mime) ||
    !upload.content.startsWith(fileSignatures[upload.mime] ?? '\u0000')
  ) {
    throw new ProblemError('unsupported-media', { allowed: evidenceTypes });
  }
  const {
    content: _content,
    ownerId: _owner,
    ...row
  } = await evidence.addLast({
    ...upload,
    id: `evd_${crypto.randomUUID()}`,
    size,
    ownerId: user.id,
  });
  await deleteUnattached(user.id);
  return row;
}

/** Deletes an account's oldest files that no request uses. */
async function deleteUnattached(ownerId: string): Promise<void> {
  const used = new Set(
    [...(await requests.list()), ...(await claims.list())].flatMap(({ evidenceIds }) => evidenceIds),
  );
  const unattached = (await evidence.list()).filter((one) => one.ownerId === ownerId && !used.has(one.id));
  for (const { id } of unattached.slice(0, -maxUnattached)) await evidence.remove(id);
}

/** `GET api/directory/evidence` */
export async function loadEvidence(user: StoredAccount, id: string): Promise<Evidence & { content: string }> {
  const found = (await evidence.list()).find((one) => one.id === id);
  if (!found || (found.ownerId !== user.id && user.role !== 'admin')) throw new ProblemError('not-found', { id });
  const { ownerId: _owner, ...file } = found;
  return file;
}
