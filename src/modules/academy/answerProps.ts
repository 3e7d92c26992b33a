import type { CourseQuestion } from './api';

/** A question of one kind. */
type QuestionOf<Kind extends CourseQuestion['kind']> = Extract<CourseQuestion, { kind: Kind }>;

/** Props of the part of a question that is answered. */
export type AnswerProps<Kind extends CourseQuestion['kind']> = {
  question: QuestionOf<Kind>;
  /** What is chosen; see `courseAnswerSchema`. */
  choices: readonly number[];
  /** Whether it was checked, so that it shows what is right. */
  isChecked: boolean;
  /** Whether it was checked and is right, so that it stays. */
  isSolved: boolean;
  seed: string;
  /** Id of the question's text. */
  labelledBy: string;
  /** Id of the instruction; `undefined` once it is solved. */
  describedBy: string | undefined;
  onChange: (choices: readonly number[]) => void;
};
