import { maxEvidenceBytes, evidenceTypes, maxEvidence } from '#modules/contributing/schemas';
import type { Evidence } from '#modules/contributing/schemas';

import { ProblemError } from '#mocks/core/problem';
import type { StoredAccount } from '#mocks/accounts/store';

import { claims, evidence, requests } from './store';

// The first bytes of each type: file names and declared types are not trusted.
const fileSignatures: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

const isOfType = (bytes: Uint8Array, type: string) =>
  fileSignatures[type]?.every((byte, at) => bytes[at] === byte) === true;

// Files per person that no request uses yet.
const maxUnattached = 10 * maxEvidence;

/** `POST api/directory/evidence` */
export async function saveEvidence(
  user: StoredAccount,
  { kind, file }: { kind: Evidence['kind']; file: File },
): Promise<Evidence> {
  const { name: fileName, type: mime, size } = file;
  if (size > maxEvidenceBytes) throw new ProblemError('payload-too-large', { limit: maxEvidenceBytes });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!evidenceTypes.some((type) => type === mime) || !isOfType(bytes, mime)) {
    throw new ProblemError('unsupported-media', { allowed: evidenceTypes });
  }
  const row: Evidence = { id: `evd_${crypto.randomUUID()}`, kind, fileName, mime, size };
  await evidence.addLast({ ...row, ownerId: user.id, bytes });
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
export async function loadEvidence(user: StoredAccount, id: string): Promise<File> {
  const found = (await evidence.list()).find((one) => one.id === id);
  if (!found || (found.ownerId !== user.id && user.role !== 'admin')) throw new ProblemError('not-found', { id });
  return new File([found.bytes], found.fileName, { type: found.mime });
}
