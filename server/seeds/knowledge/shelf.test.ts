import { CODE_LANGUAGES } from '@prova/contract/code/code-fields';
import { createArticle } from '@prova/contract/knowledge/articles';
import { createCourse } from '@prova/contract/knowledge/courses';
import { readingMinutes } from '@prova/contract/knowledge/knowledge-fields';
import { createLearningPath } from '@prova/contract/knowledge/learning-paths';
import { createLesson } from '@prova/contract/knowledge/lessons';
import { linksOf } from '@prova/contract/link-text';
import { describe, expect, test } from 'vitest';
import { cleanRichText, plainText } from '../../src/modules/jobs/jobs.service.ts';
import { spelled } from '../../src/modules/skills/dictionary/lookup.ts';
import { LIBRARY } from '../tests/library.ts';
import { PUBLISHED_DAYS_AGO } from './published-days.ts';
import { ARTICLES, COURSES, PATHS } from './shelf.ts';
import { snippetsOf } from './snippets.ts';

const PIECES = [
  ...ARTICLES.map((piece) => ({ ...piece, taken: createArticle.body })),
  ...COURSES.map((piece) => ({ ...piece, taken: createCourse.body })),
  ...PATHS.map((piece) => ({ ...piece, taken: createLearningPath.body })),
];
const LESSONS = COURSES.flatMap(({ key, lessons }) => lessons.map((lesson) => ({ course: key, ...lesson })));
const QUESTIONS = LESSONS.flatMap(({ questions }) => questions);

const wordsOf = (html: string) => plainText(html).split(' ').length;

test('holds six articles, three courses and two paths, each once, of several areas and all levels', () => {
  expect([ARTICLES.length, COURSES.length, PATHS.length]).toEqual([6, 3, 2]);
  expect(new Set(PIECES.map(({ key }) => key)).size).toBe(PIECES.length);
  expect(new Set(PIECES.map(({ title }) => title)).size).toBe(PIECES.length);
  expect(new Set(PIECES.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(PIECES.map(({ level }) => level)).size).toBe(3);
});

describe.each(PIECES)('$title', ({ taken, title, summary, category, level, skills, locale, sources, body }) => {
  test('is taken by the contract', () => {
    const fields = { title, summary, category, level, skills, locale, sources, body };
    expect(taken.safeParse(fields).error).toBeUndefined();
  });

  test('names skills as the dictionary does', () => {
    expect(skills.length).toBeGreaterThan(0);
    for (const skill of skills) expect(spelled(skill)?.name, skill).toBe(skill);
  });

  test('says where it can be checked', () => {
    expect(sources.length).toBeGreaterThanOrEqual(2);
    for (const { url } of sources) expect(url).toMatch(/^https:\/\//);
    expect(linksOf(body).every(({ href }) => href.startsWith('https://'))).toBe(true);
  });
});

test('the server keeps every text as it stands', () => {
  for (const { title, body } of [...PIECES, ...LESSONS])
    expect(cleanRichText(body, { code: true, pictures: true, languages: CODE_LANGUAGES }), title).toBe(body);
});

describe.each(ARTICLES)('the article $title', ({ body }) => {
  test('is long enough to teach, and short enough to be read', () => {
    expect(wordsOf(body)).toBeGreaterThan(700);
    expect(wordsOf(body)).toBeLessThan(1_400);
    expect(readingMinutes(wordsOf(body))).toBeLessThanOrEqual(8);
    expect(body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(5);
    expect(snippetsOf(body).length).toBeGreaterThan(0);
    expect(body).toContain('<h2>Para onde ir agora</h2>');
  });
});

describe.each(COURSES)('the course $title', ({ lessons, testTitle, skills }) => {
  test('has lessons that the contract takes, each with code and questions', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(4);
    for (const { title, body, questions } of lessons) {
      const fields = { title, body, questions: [...questions], status: 'published' as const };
      expect(createLesson.body.safeParse(fields).error, title).toBeUndefined();
      expect(wordsOf(body), title).toBeGreaterThan(250);
      expect(wordsOf(body), title).toBeLessThan(600);
      expect(snippetsOf(body).length, title).toBeGreaterThan(0);
      expect(questions.length, title).toBeGreaterThan(0);
      expect(questions.length, title).toBeLessThanOrEqual(3);
    }
  });

  test('ends with a test that is open to talents, of a skill that it teaches', () => {
    const found = LIBRARY.find(({ title }) => title === testTitle);
    expect(found?.difficulty).not.toBe('advanced');
    expect(found?.skills.some((skill) => skills.includes(skill))).toBe(true);
  });
});

test('the right option stands in any place, and is not told by its length', () => {
  const places = QUESTIONS.map(({ options }) => options.findIndex(({ right }) => right));
  for (const place of [0, 1, 2]) expect(places.filter((each) => each === place).length).toBeGreaterThan(3);
  const longest = QUESTIONS.filter(({ options }) =>
    options.every(({ text, right }) => right || text.length < (options.find((one) => one.right)?.text.length ?? 0)),
  );
  expect(longest.length / QUESTIONS.length).toBeLessThan(0.6);
});

test('paths lead over pieces that are there, each once', () => {
  const known = new Set([...ARTICLES.map(({ key }) => `article ${key}`), ...COURSES.map(({ key }) => `course ${key}`)]);
  for (const { title, steps } of PATHS) {
    const names = steps.map(({ kind, key }) => `${kind} ${key}`);
    expect(new Set(names).size, title).toBe(names.length);
    expect(
      names.filter((name) => !known.has(name)),
      title,
    ).toEqual([]);
  }
});

test('every piece has its day, and a path comes days after what it leads over', () => {
  expect(Object.keys(PUBLISHED_DAYS_AGO).toSorted()).toEqual(PIECES.map(({ key }) => key).toSorted());
  for (const { key, steps } of PATHS)
    for (const step of steps)
      expect(PUBLISHED_DAYS_AGO[step.key], step.key).toBeGreaterThan((PUBLISHED_DAYS_AGO[key] ?? 0) + 1);
});
