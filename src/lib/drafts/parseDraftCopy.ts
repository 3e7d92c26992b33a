import type { DraftCopy, DraftVersion } from './draftSync';

function parseVersion<Content>(
  found: unknown,
  parseContent: (content: unknown) => Content | undefined,
): DraftVersion<Content> | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { content, savedAt } = found as Partial<Record<keyof DraftVersion<unknown>, unknown>>;
  const parsed = parseContent(content);
  return parsed !== undefined && typeof savedAt === 'string' ? { content: parsed, savedAt } : undefined;
}

/** Validates the copy of a draft on this device; `parseContent` returns `undefined` for content of another shape. */
export function parseDraftCopy<Content>(
  found: unknown,
  parseContent: (content: unknown) => Content | undefined,
): DraftCopy<Content> | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const {
    content,
    base = null,
    unsaved = true,
    sent,
    other,
  } = found as Partial<Record<keyof DraftCopy<unknown>, unknown>>;
  const parsed = parseContent(content);
  if (parsed === undefined) return undefined;
  const parsedSent = sent === undefined ? undefined : parseContent(sent);
  const contradiction = parseVersion(other, parseContent);
  return {
    content: parsed,
    base: typeof base === 'string' ? base : null,
    unsaved: unsaved !== false,
    ...(parsedSent !== undefined && { sent: parsedSent }),
    ...(contradiction && { other: contradiction }),
  };
}
