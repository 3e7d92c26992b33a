import * as z from 'zod/mini';

import { labelColors } from '#domain/labelColors';
import { printableLine } from '#domain/printableLine';
import { recordId as id } from '#lib/http/crudEndpoints';
import { moduleEndpoints } from '#lib/http/moduleEndpoints';

import { boardIcons } from './boardIcons';
import { coverColors, coverPictures } from './covers';
import { boardLimits } from './limits';

const { get, getOne, post, put, patch, removeOne } = moduleEndpoints('api/apps/scrumboard', 'user');

const line = (max: number) => z.string().check(z.maxLength(max), z.regex(printableLine));
const title = (max: number) => line(max).check(z.trim(), z.minLength(1));
const instant = z.iso.datetime();
const position = z.number().check(z.minimum(0), z.maximum(1e12));
const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** An id that a client makes, so that a call can be repeated (our addition). */
const newId = id.check(z.regex(/^[\w-]+$/));

/** A list of records that are changed together: each once. */
const several = <Item extends z.ZodMiniType<{ id: string }>>(item: Item, max: number) =>
  z.array(item).check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((items) => areUnique(items.map((one) => one.id))),
  );

/** A person who takes part in a board. */
export const boardMemberSchema = z.object({ id, name: z.string(), avatar: z.nullable(z.string()) });
/** A person who takes part in a board. */
export type BoardMember = z.infer<typeof boardMemberSchema>;

/** A label of a board. */
export const boardLabelSchema = z.object({
  id,
  boardId: id,
  title: z.string(),
  /** Our addition. */
  color: z.enum(labelColors),
});
/** A label of a board. */
export type BoardLabel = z.infer<typeof boardLabelSchema>;

/** An item of a card's checklist (our addition). */
export const checklistItemSchema = z.object({
  id: newId,
  content: line(boardLimits.checklistItem),
  completed: z.boolean(),
});
/** An item of a card's checklist. */
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

const cardContent = {
  title: title(boardLimits.cardTitle),
  /** Markdown. */
  description: z.string().check(z.maxLength(boardLimits.description)),
  dueDate: z.nullable(instant),
  /** Whether what is due has been done (our addition). */
  completed: z.boolean(),
  checklist: z.array(checklistItemSchema).check(
    z.maxLength(boardLimits.checklist),
    z.refine((items) => areUnique(items.map((item) => item.id))),
  ),
  /** A colour or a picture (our addition). */
  cover: z.nullable(z.enum([...coverColors, ...coverPictures])),
};

/** A card of a list. */
export const cardSchema = z.object({
  id,
  boardId: id,
  listId: id,
  position,
  ...cardContent,
  labels: z.array(boardLabelSchema),
  /** Our addition. */
  members: z.array(boardMemberSchema),
  /** Whether it is in the archive of its board instead of its list (our addition). */
  archived: z.boolean(),
  createdAt: instant,
  /** Kept by the back end; identifies the version. */
  updatedAt: instant,
});
/** A card of a list. */
export type Card = z.infer<typeof cardSchema>;

/** A list of a board. */
export const listSchema = z.object({ id, boardId: id, position, title: z.string() });
/** A list of a board. */
export type List = z.infer<typeof listSchema>;

/** A list with its cards in their order. */
export const fullListSchema = z.extend(listSchema, { cards: z.array(cardSchema) });
/** A list with its cards in their order. */
export type FullList = z.infer<typeof fullListSchema>;

/** A board. */
export const boardSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  icon: z.enum(boardIcons),
  lastActivity: instant,
  members: z.array(boardMemberSchema),
  /** Our addition. */
  archived: z.boolean(),
});
/** A board. */
export type Board = z.infer<typeof boardSchema>;

/** A board with its lists in their order, and its labels. */
export const fullBoardSchema = z.extend(boardSchema, {
  lists: z.array(fullListSchema),
  labels: z.array(boardLabelSchema),
});
/** A board with its lists in their order, and its labels. */
export type FullBoard = z.infer<typeof fullBoardSchema>;

const memberIds = z.array(id).check(z.maxLength(boardLimits.members));

/** What can be changed in a card; fields that are left out stay. Labels and members go in as ids. */
export const cardChangeSchema = z.object({
  listId: z.exactOptional(id),
  position: z.exactOptional(position),
  title: z.exactOptional(cardContent.title),
  description: z.exactOptional(cardContent.description),
  dueDate: z.exactOptional(cardContent.dueDate),
  completed: z.exactOptional(cardContent.completed),
  checklist: z.exactOptional(cardContent.checklist),
  cover: z.exactOptional(cardContent.cover),
  labels: z.exactOptional(z.array(id).check(z.maxLength(boardLimits.labelsPerCard))),
  members: z.exactOptional(memberIds),
  archived: z.exactOptional(z.boolean()),
});
/** Changes to a card. */
export type CardChange = z.infer<typeof cardChangeSchema>;

/** A new card, or a deleted one that is brought back. */
export const newCardSchema = z.extend(cardChangeSchema, {
  id: z.exactOptional(newId),
  boardId: id,
  listId: id,
  title: cardContent.title,
});
/** A new card. */
export type NewCard = z.infer<typeof newCardSchema>;

const boardContent = {
  title: title(boardLimits.boardTitle),
  description: line(boardLimits.boardDescription),
  icon: z.enum(boardIcons),
  members: memberIds,
};

/** `GET api/apps/scrumboard/boards`. */
export const getBoards = get('boards', {
  summary: 'Lists the boards with their members',
  response: z.array(boardSchema),
});

/** `GET api/apps/scrumboard/board`. */
export const getBoard = getOne('board', {
  summary: 'Returns a board with its lists, their cards and its labels',
  response: fullBoardSchema,
});

/** `POST api/apps/scrumboard/board`: our addition. */
export const createBoard = post('board', {
  summary: 'Adds a board in front of the others and returns it',
  body: z.object({ board: z.object({ ...boardContent, id: z.exactOptional(newId) }) }),
  response: boardSchema,
  errors: ['not-found'],
});

/** `PATCH api/apps/scrumboard/board`: our addition. */
export const updateBoard = patch('board', {
  summary: 'Changes a board and returns it',
  body: z.object({
    id,
    board: z.object({
      title: z.exactOptional(boardContent.title),
      description: z.exactOptional(boardContent.description),
      icon: z.exactOptional(boardContent.icon),
      members: z.exactOptional(boardContent.members),
      archived: z.exactOptional(z.boolean()),
    }),
  }),
  response: boardSchema,
  errors: ['not-found'],
});

/** `DELETE api/apps/scrumboard/board`: our addition. */
export const deleteBoard = removeOne('board', 'Deletes a board with its lists, cards and labels');

/** `GET api/apps/scrumboard/members`: our addition. */
export const getBoardMembers = get('members', {
  summary: 'Lists the people who can be members of boards, by name',
  response: z.array(boardMemberSchema),
});

/** `POST api/apps/scrumboard/board/list`. */
export const createList = post('board/list', {
  summary: 'Adds a list to the end of a board, or at a position, and returns it',
  body: z.object({
    list: z.object({
      id: z.exactOptional(newId),
      boardId: id,
      title: title(boardLimits.listTitle),
      position: z.exactOptional(position),
      /** Id of a list of the board whose cards are copied into the new one (our addition). */
      copyOf: z.exactOptional(id),
    }),
  }),
  response: listSchema,
  errors: ['not-found'],
});

const listChangeSchema = z.object({
  id,
  title: z.exactOptional(title(boardLimits.listTitle)),
  position: z.exactOptional(position),
});

/** `PATCH api/apps/scrumboard/board/list`. */
export const updateList = patch('board/list', {
  summary: 'Changes a list and returns it',
  body: z.object({ list: listChangeSchema }),
  response: listSchema,
  errors: ['not-found'],
});

/** `PATCH api/apps/scrumboard/board/lists`. */
export const updateLists = patch('board/lists', {
  summary: 'Changes several lists and returns them',
  body: z.object({ lists: several(listChangeSchema, boardLimits.lists) }),
  response: z.array(listSchema),
  errors: ['not-found'],
});

/** `DELETE api/apps/scrumboard/board/list`. */
export const deleteList = removeOne('board/list', 'Deletes a list with its cards');

/** `PUT api/apps/scrumboard/board/card`. Repeated with the id of an existing card, it changes that card. */
export const createCard = put('board/card', {
  summary: 'Adds a card to the end of a list, or at a position, and returns it',
  body: z.object({ card: newCardSchema }),
  response: cardSchema,
  errors: ['not-found'],
});

/** `PATCH api/apps/scrumboard/board/card`. A card changed since `base` answers `revision-conflict` with `current`. */
export const updateCard = patch('board/card', {
  summary: 'Changes a card and returns it',
  body: z.object({
    id,
    card: cardChangeSchema,
    /** `updatedAt` of the version that the change is based on (our addition). */
    base: z.exactOptional(instant),
  }),
  response: cardSchema,
  errors: ['not-found', 'revision-conflict'],
});

/** `PATCH api/apps/scrumboard/board/cards`. */
export const updateCards = patch('board/cards', {
  summary: 'Changes several cards and returns them',
  body: z.object({ cards: several(z.extend(cardChangeSchema, { id }), boardLimits.cards) }),
  response: z.array(cardSchema),
  errors: ['not-found'],
});

/** `DELETE api/apps/scrumboard/board/card`. */
export const deleteCard = removeOne('board/card', 'Deletes a card');

/** `PATCH api/apps/scrumboard/board/card/positions`: in their order, in steps of 65536; others stay (ruling D18). */
export const orderCards = patch('board/card/positions', {
  summary: 'Puts the cards of a list in this order and returns them',
  body: z.object({ cards: several(z.object({ id }), boardLimits.cards) }),
  response: z.array(cardSchema),
  errors: ['not-found'],
});

/** `GET api/apps/scrumboard/board/archive`: our addition. */
export const getArchivedCards = get('board/archive', {
  summary: 'Lists the archived cards of a board, last changed first',
  query: z.object({ boardId: id }),
  response: z.array(cardSchema),
  errors: ['not-found'],
});

/** What was done with a card. */
export const activityKinds = [
  'created',
  'renamed',
  'moved',
  'described',
  'labelled',
  'assigned',
  'dated',
  'completed',
  'reopened',
  'listed',
  'covered',
  'archived',
  'restored',
] as const;
/** What was done with a card. */
export type ActivityKind = (typeof activityKinds)[number];

/** An entry of a card's activity. */
export const cardActivitySchema = z.object({
  id,
  at: instant,
  kind: z.enum(activityKinds),
  /** Who did it; null if they are no longer known. */
  member: z.nullable(boardMemberSchema),
  /** Title before it was renamed, or of the list from which it was moved. */
  from: z.nullable(z.string()),
  /** Title after that, or of the list into which it was moved. */
  to: z.nullable(z.string()),
});
/** An entry of a card's activity. */
export type CardActivity = z.infer<typeof cardActivitySchema>;

/** `GET api/apps/scrumboard/board/card/activity`: our addition. */
export const getCardActivity = getOne('board/card/activity', {
  summary: 'Lists what was done with a card, newest first',
  response: z.array(cardActivitySchema),
});

/** `GET api/apps/scrumboard/board/labels`. */
export const getBoardLabels = get('board/labels', {
  summary: 'Lists the labels of a board',
  query: z.object({ boardId: id }),
  response: z.array(boardLabelSchema),
  errors: ['not-found'],
});

/** `PUT api/apps/scrumboard/board/label`. */
export const createBoardLabel = put('board/label', {
  summary: 'Adds a label and returns it; no two labels of a board have the same title',
  body: z.object({
    label: z.object({
      id: z.exactOptional(newId),
      boardId: id,
      title: title(boardLimits.labelTitle),
      /** Gray by default. */
      color: z.exactOptional(z.enum(labelColors)),
    }),
    /** Ids of the cards to which a deleted label is given back; those that are gone are left out (our addition). */
    cards: z.exactOptional(z.array(id).check(z.maxLength(boardLimits.cards))),
  }),
  response: boardLabelSchema,
  errors: ['not-found'],
});

/** `PATCH api/apps/scrumboard/board/label`. */
export const updateBoardLabel = patch('board/label', {
  summary: 'Changes a label and returns it',
  body: z.object({
    id,
    label: z.object({
      title: z.exactOptional(title(boardLimits.labelTitle)),
      color: z.exactOptional(z.enum(labelColors)),
    }),
  }),
  response: boardLabelSchema,
  errors: ['not-found'],
});

/** `DELETE api/apps/scrumboard/board/label`. */
export const deleteBoardLabel = removeOne('board/label', 'Deletes a label and takes it from all cards (ruling D19)');
