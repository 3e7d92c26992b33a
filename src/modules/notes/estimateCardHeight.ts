import type { Note } from './api';
import { cardLimits } from './limits';

/** Rough sizes in px of the parts of a card. */
const sizes = { padding: 32, gap: 8, character: 7, title: 24, text: 21, task: 28, more: 20, meta: 26 };

/** Lines that a text fills, by the mean width of its characters. */
const linesOf = (text: string, width: number) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * sizes.character) / width)), 0);

/** Height that the card of a note probably has in a column of `width` px, before it is rendered. */
export function estimateCardHeight({ image, tasks, labels, reminder, ...note }: Note, width: number): number {
  const inner = width - sizes.padding;
  const title = note.title.trim();
  const text = note.content.trim();
  const parts = [
    title === '' ? 0 : Math.min(cardLimits.titleLines, linesOf(title, inner)) * sizes.title,
    text === '' ? 0 : Math.min(cardLimits.textLines, linesOf(text, inner)) * sizes.text,
    tasks?.length
      ? Math.min(cardLimits.tasks, tasks.length) * sizes.task + (tasks.length > cardLimits.tasks ? sizes.more : 0)
      : 0,
    labels.length > 0 || reminder !== null ? sizes.meta : 0,
  ].filter((height) => height > 0);
  const body = parts.reduce((sum, height) => sum + height, 0) + sizes.gap * Math.max(0, parts.length - 1);
  return sizes.padding + body + (image === null ? 0 : (width * image.height) / image.width);
}
