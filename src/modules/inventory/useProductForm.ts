import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { createLocalDraft } from '#lib/drafts/drafts';
import { fieldErrors } from '#lib/http/fieldErrors';
import { conflictingRecord } from '#lib/http/problem';

import type { Product } from './api';
import { blankDraft, draftFrom, isSameDraft, parseKeptDraft, problemsOf, toChange } from './productDraft';
import type { DraftProblems, KeptDraft, ProductDraft } from './productDraft';
import { saveProductMutation } from './queries';

/** State of the form of a product. */
export interface ProductForm {
  draft: ProductDraft;
  change: (part: Partial<ProductDraft>) => void;
  /** Whether there is something to save. */
  isDirty: boolean;
  /** Whether changes of an earlier visit were found. */
  isRestored: boolean;
  saving: boolean;
  /** The problems that are shown: all of them once saving was tried. */
  problems: DraftProblems;
  /** How often saving was tried. */
  attempt: number;
  /** The product as somebody else has changed it meanwhile. */
  conflict: Product | undefined;
  /** Why the last save failed, if not for a field or a conflict. */
  error: unknown;
  /** Saves; the product if that succeeded. `onTopOf` replaces the version that somebody else has saved. */
  save: (onTopOf?: Product) => Promise<Product | undefined>;
  /** Brings the product back as it is on the server. */
  discard: (current?: Product) => void;
}

/** The form of a product. Changes that are not saved are kept on this device; `onKept` is called when it is left with some. */
export function useProductForm(id: string, product: Product | null, onKept: (name: string) => void): ProductForm {
  const [localDraft] = useState(() => createLocalDraft(`inventory:${id}`));
  const [server, setServer] = useState(product);
  const [kept, setKept] = useState<KeptDraft>(
    () =>
      parseKeptDraft(localDraft?.initial) ?? {
        base: product?.updatedAt ?? null,
        draft: product ? draftFrom(product) : blankDraft,
      },
  );
  const { draft, base } = kept;
  const original = server ? draftFrom(server) : blankDraft;
  const isDirty = !isSameDraft(draft, original);
  const [isRestored, setRestored] = useState(isDirty);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<DraftProblems>({});
  const [conflict, setConflict] = useState<Product>();
  const [error, setError] = useState<unknown>();
  const { mutateAsync, isPending } = useMutation(saveProductMutation());

  // A cell, a bulk change or another tab has changed it, and nothing is being edited here.
  const [seen, setSeen] = useState(product);
  if (product !== seen) {
    setSeen(product);
    if (product && !isDirty && product.updatedAt !== server?.updatedAt) {
      setServer(product);
      setKept({ base: product.updatedAt, draft: draftFrom(product) });
    }
  }

  function keep(next: KeptDraft) {
    setSettled(false);
    setKept(next);
    localDraft?.save(isSameDraft(next.draft, original) ? undefined : next);
  }

  // Leaving may follow a save or discard within one render.
  const isSettled = useRef(false);
  const setSettled = (settled: boolean) => {
    isSettled.current = settled;
  };
  const leave = useEffectEvent(() => {
    if (isDirty && !isSettled.current && localDraft) onKept(draft.name.trim());
  });
  useEffect(() => localDraft?.attach(), [localDraft]);
  useEffect(() => () => leave(), []);

  const problems = problemsOf(draft);

  return {
    draft,
    isDirty,
    isRestored,
    saving: isPending,
    problems: attempt === 0 ? {} : { ...problems, ...refused },
    attempt,
    conflict,
    error,
    change(part) {
      const fields = Object.keys(part);
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
      keep({ base, draft: { ...draft, ...part } });
    },
    async save(onTopOf) {
      setError(undefined);
      setAttempt((before) => before + 1);
      if (Object.keys(problems).length > 0) return undefined;
      try {
        const saved = await mutateAsync({ id, product: toChange(draft), baseDate: onTopOf?.updatedAt ?? base });
        setSettled(true);
        setConflict(undefined);
        setRestored(false);
        setAttempt(0);
        setServer(saved);
        // What was typed while it was being saved stays.
        setKept((before) => ({
          base: saved.updatedAt,
          draft: isSameDraft(before.draft, draft) ? draftFrom(saved) : before.draft,
        }));
        localDraft?.remove();
        return saved;
      } catch (reason) {
        const current = conflictingRecord(reason) as Product | undefined;
        const isSkuTaken = fieldErrors(reason).some(({ field, code }) => field === 'sku' && code === 'not_unique');
        if (current) setConflict(current);
        else if (isSkuTaken) setRefused({ sku: 'notUnique' });
        else setError(reason);
        return undefined;
      }
    },
    discard(current = server ?? undefined) {
      setSettled(true);
      setServer(current ?? null);
      setKept({ base: current?.updatedAt ?? null, draft: current ? draftFrom(current) : blankDraft });
      setConflict(undefined);
      setRestored(false);
      setRefused({});
      setAttempt(0);
      setError(undefined);
      localDraft?.remove();
    },
  };
}
