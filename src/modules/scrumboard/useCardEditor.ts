import { useMutation } from '@tanstack/react-query';

import { useRecordEditor } from '#lib/drafts/useRecordEditor';

import type { Card } from './api';
import { applyChange } from './boardRules';
import type { CardContent } from './boardRules';
import { emptyCard } from './boardRules';
import { conflictIn, parseCopy, problemOf, toVersion } from './cardDraft';
import { cardAsSent, changeCardMutation, createCardMutation, loadCard } from './queries';

export interface CardEditorOptions {
  id: string;
  /** The card, or the deleted one in whose place a new one is made. */
  card: Card;
  /** Whether it is not saved yet. */
  isNew: boolean;
  /** Called with the id of a new card that has what was written, because the old one was deleted elsewhere. */
  onReplaced: (id: string) => void;
}

/** The content of a card that saves itself. */
export function useCardEditor({ id, card, isNew, onReplaced }: CardEditorOptions) {
  const { boardId } = card;
  const { mutateAsync: create } = useMutation(createCardMutation('scrumboard:failure.restore'));
  const { mutateAsync: save } = useMutation(changeCardMutation());
  return useRecordEditor<CardContent>({
    id,
    draftKey: (key) => `scrumboard:${key}`,
    version: isNew ? null : toVersion(card),
    initial: emptyCard,
    parseCopy,
    conflictIn,
    problemOf,
    async create(content) {
      const nobody = { labels: card.labels, members: card.members };
      return toVersion(await create({ ...applyChange(card, cardAsSent(content), nobody), id, archived: false }));
    },
    async save(change, base) {
      const title = change.title?.trim();
      const sent = { ...cardAsSent(change), ...(title !== undefined && { title }) };
      const saved = toVersion(await save({ card: { id, boardId }, change: sent, base }));
      // Spaces at the end of a title are still being typed.
      return change.title === undefined ? saved : { ...saved, content: { ...saved.content, title: change.title } };
    },
    async load() {
      const found = await loadCard(boardId, id);
      return found && toVersion(found);
    },
    // A card always has a title, so it is never blank.
    removeBlank: () => {},
    onReplaced,
  });
}
