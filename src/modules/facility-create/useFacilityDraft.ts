import * as z from 'zod/mini';

import type { DraftCopy, DraftVersion } from '#lib/drafts/draftSync';
import { isSameJson } from '#lib/drafts/draftSync';
import { useDraftSync } from '#lib/drafts/useDraftSync';
import type { SyncedDraft } from '#lib/drafts/useDraftSync';
import { readConflict } from '#lib/drafts/readConflict';

import type { Draft } from './api';
import { draftValuesSchema, emptyValues } from './draftValues';
import type { DraftValues } from './draftValues';
import { loadDraft, saveDraft } from './queries';
import { steps } from './steps';
import type { Step } from './steps';

/** What a draft of a facility holds. */
export interface FacilityDraft {
  values: DraftValues;
  /** The step at which it is continued. */
  step: Step;
}

const contentSchema = z.object({ values: draftValuesSchema, step: z.enum(steps) });
const copySchema = z.object({
  content: contentSchema,
  base: z.nullable(z.string()),
  unsaved: z.boolean(),
  other: z.optional(z.object({ content: contentSchema, savedAt: z.string() })),
});

function parseCopy(found: unknown): DraftCopy<FacilityDraft> | undefined {
  // Earlier versions stored the content without a level of its own.
  const copy = typeof found === 'object' && found !== null && 'values' in found ? { ...found, content: found } : found;
  const parsed = z.safeParse(copySchema, copy);
  return parsed.success ? parsed.data : undefined;
}

const toVersion = ({ values, step, updatedAt }: Draft): DraftVersion<FacilityDraft> => ({
  content: { values, step },
  savedAt: updatedAt,
});

const conflictIn = readConflict(toVersion);

/** Result of `useFacilityDraft`. */
export interface SyncedFacilityDraft extends SyncedDraft<FacilityDraft> {
  /** Changes the step and saves immediately. */
  setStep: (step: Step) => void;
}

/** Synchronises the draft of a facility while its form is mounted. Another draft needs another `key` on the component. */
export function useFacilityDraft(id: string, server: Draft | null, step: Step): SyncedFacilityDraft {
  const draft = useDraftSync<FacilityDraft>({
    draftKey: `create/${id}`,
    // The URL decides which step is shown.
    server: server && { ...toVersion(server), content: { values: server.values, step } },
    initial: { values: emptyValues, step },
    parseCopy,
    save: async (content, baseUpdatedAt) => toVersion(await saveDraft({ id, draft: content, baseUpdatedAt })),
    async load() {
      const found = await loadDraft(id);
      return found && toVersion(found);
    },
    conflictIn,
    // Looking at another step is not a change worth saving.
    isSame: (one, other) => isSameJson(one.values, other.values),
    problemOf: ({ values }) => (z.safeParse(draftValuesSchema, values).success ? undefined : 'tooLong'),
  });
  const { sync } = draft;
  return {
    ...draft,
    setStep(next) {
      if (sync.getState().content.step === next) return;
      sync.change((content) => ({ ...content, step: next }));
      void sync.flush();
    },
  };
}
