import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { paths } from '#domain/paths';
import { academyLimits } from '#modules/academy/limits';
import { dataLanguages } from '#mocks/core/localized';
import { plainLine } from '#mocks/help-center/helpHtml';
import { readingLevel, wordsIn } from '#mocks/testing/readingLevel';

import { categorySlugs } from './categories';
import type { CourseEntry, Question, StepText } from './courseText';
import { courses } from './courses';

const publicFolder = fileURLToPath(new URL('../../../../public', import.meta.url));
const routes = Object.values(paths).map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`));

/** The shape of a question, which is the same in each language: answers are numbers. */
function shapeOf(question: Question | undefined): unknown {
  if (!question) return null;
  const { kind } = question;
  if (kind === 'choice') return [kind, question.options.map(({ right }) => right)];
  return [kind, kind === 'order' ? question.items.length : question.pairs.length];
}

const headingLevels = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
const attributes = (html: string, element: string, name: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>`, 'g'))].map(
    ([tag]) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1],
  );

describe('the courses', () => {
  it('are eighteen in four categories, each with an id and a name of its own', () => {
    const counts = categorySlugs.map((slug) => courses.filter(({ category }) => category === slug).length);
    expect(counts).toEqual([7, 4, 4, 3]);
    expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length);
    expect(new Set(courses.map(({ slug }) => slug)).size).toBe(courses.length);
  });

  it('take from half an hour to two hours', () => {
    for (const { slug, minutes } of courses) {
      expect(minutes, slug).toBeGreaterThanOrEqual(30);
      expect(minutes, slug).toBeLessThanOrEqual(120);
    }
  });

  it('have a cover of at most 3 kB, and no cover is left over', () => {
    const covers = readdirSync(path.join(publicFolder, 'academy/covers'));
    expect(covers.toSorted()).toEqual(courses.map(({ slug }) => `${slug}.svg`).toSorted());
    for (const cover of covers) {
      expect(readFileSync(path.join(publicFolder, 'academy/covers', cover)).length, cover).toBeLessThanOrEqual(
        3 * 1024,
      );
    }
  });
});

/** Calls `check` with each step of a course in each language. */
async function eachStep(course: CourseEntry, check: (step: StepText, where: string) => void): Promise<void> {
  const { steps } = await course.content();
  for (const language of dataLanguages) {
    for (const [at, step] of steps[language].entries()) check(step, `${course.slug} ${language} step ${at + 1}`);
  }
}

describe.each(courses.map((course) => [course.slug, course] as const))('%s', (_slug, course) => {
  it('has the same number and kinds of steps in both languages, as many as the list says', async () => {
    const { steps } = await course.content();
    expect(steps.en).toHaveLength(course.steps);
    expect(steps.tr.map(({ question }) => shapeOf(question))).toEqual(
      steps.en.map(({ question }) => shapeOf(question)),
    );
    expect(steps.en.length).toBeLessThanOrEqual(academyLimits.steps);
  });

  it('asks some questions, but does not begin with all of them', async () => {
    const { steps } = await course.content();
    const questions = steps.en.filter(({ question }) => question !== undefined);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(questions.map(({ question }) => question?.kind)).size).toBeGreaterThan(1);
  });

  it('has in each step a title, and headings in their order', () =>
    eachStep(course, ({ title, subtitle, content }, where) => {
      expect(title.trim(), where).not.toBe('');
      expect(subtitle.trim(), where).not.toBe('');
      const levels = headingLevels(content);
      expect(levels[0], where).toBe(2);
      expect(content.trim(), where).toMatch(/^<h2>/);
      for (const [at, level] of levels.entries()) {
        expect([2, 3], where).toContain(level);
        expect(level - (levels[at - 1] ?? 1), where).toBeLessThanOrEqual(1);
      }
    }));

  it('has steps of 80 to 200 words, in sentences of at most 25 words, 16 on average', () =>
    eachStep(course, ({ content }, where) => {
      const words = wordsIn(plainLine(content)).length;
      expect(words, where).toBeGreaterThanOrEqual(80);
      expect(words, where).toBeLessThanOrEqual(200);
      const { longest, average } = readingLevel(content);
      expect(longest, where).toBeLessThanOrEqual(25);
      expect(average, where).toBeLessThanOrEqual(16);
    }));

  it('asks questions that have a right answer, and reasons', () =>
    eachStep(course, ({ question }, where) => {
      if (!question) return;
      const { text } = question;
      expect(text.trim(), where).not.toBe('');
      if (question.kind === 'choice') {
        const { options } = question;
        expect(options.length, where).toBeGreaterThanOrEqual(3);
        expect(
          options.some(({ right }) => right),
          where,
        ).toBe(true);
        expect(
          options.some(({ right }) => !right),
          where,
        ).toBe(true);
        for (const option of options) expect(option.reason.trim(), where).not.toBe('');
        expect(new Set(options.map((option) => option.text)).size, where).toBe(options.length);
        return;
      }
      expect(question.reason.trim(), where).not.toBe('');
      const sides =
        question.kind === 'order'
          ? [question.items]
          : [question.pairs.map(({ left }) => left), question.pairs.map(({ right }) => right)];
      for (const side of sides) {
        expect(side.length, where).toBeGreaterThanOrEqual(3);
        expect(side.length, where).toBeLessThanOrEqual(academyLimits.choices);
        expect(new Set(side).size, where).toBe(side.length);
      }
    }));

  it('links to pages that exist', () =>
    eachStep(course, ({ content }, where) => {
      for (const href of attributes(content, 'a', 'href')) {
        expect(href, where).toMatch(/^\//);
        const [pathname = ''] = (href ?? '').split(/[?#]/);
        expect(
          routes.some((route) => route.test(pathname)),
          `${where}: ${href}`,
        ).toBe(true);
      }
    }));

  it('shows pictures that exist, with their size, a description and a caption', () =>
    eachStep(course, ({ content }, where) => {
      const sources = attributes(content, 'img', 'src');
      for (const src of sources) {
        expect(existsSync(path.join(publicFolder, src ?? '')), `${where}: ${src}`).toBe(true);
      }
      for (const alt of attributes(content, 'img', 'alt')) expect((alt ?? '').length, where).toBeGreaterThan(20);
      expect(attributes(content, 'img', 'width'), where).toEqual(sources.map(() => '640'));
      expect(attributes(content, 'img', 'height'), where).toEqual(sources.map(() => '320'));
      expect([...content.matchAll(/<figcaption>/g)], where).toHaveLength(sources.length);
    }));
});

describe('the pictures', () => {
  it('are all used', async () => {
    const drawn = readdirSync(path.join(publicFolder, 'academy')).filter((name) => name.endsWith('.svg'));
    const used = new Set<string>();
    for (const course of courses)
      await eachStep(course, ({ content }) => {
        for (const src of attributes(content, 'img', 'src')) used.add(src ?? '');
      });
    expect([...used].toSorted()).toEqual(drawn.map((name) => `/academy/${name}`).toSorted());
  });
});
