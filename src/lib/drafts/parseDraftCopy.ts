import type { DraftCopy } from './draftSync';

/** Validates the copy of a draft on this device; `parseContent` returns `undefined` for content of another shape. */
export function parseDraftCopy<Content>(
  found: unknown,
  parseContent: (content: unknown) => Content | undefined,
): DraftCopy<Content> | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { content, base = null, unsaved = true } = found as Partial<Record<keyof DraftCopy<unknown>, unknown>>;
  const parsed = parseContent(content);
  if (parsed === undefined) return undefined;
  return { content: parsed, base: typeof base === 'string' ? base : null, unsaved: unsaved !== false };
}
