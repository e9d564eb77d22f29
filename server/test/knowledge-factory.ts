import { createArticle, getArticle, updateArticle } from '@prova/contract/knowledge/articles';
import { createCourse, updateCourse } from '@prova/contract/knowledge/courses';
import { createLearningPath, updateLearningPath } from '@prova/contract/knowledge/learning-paths';
import { createLesson } from '@prova/contract/knowledge/lessons';
import { expect } from 'vitest';
import { nameAuthor } from '../src/modules/knowledge/knowledge.service.ts';
import { system } from '../src/platform/actor.ts';
import { createContext } from '../src/platform/context.ts';
import type { TestServer } from './harness.ts';
import { makeExpert } from './members.ts';
import { type Person, signUp } from './people.ts';

type Author = Pick<Person, 'token'>;

/** An expert whom the operator has named. */
export async function signUpAuthor(server: TestServer): Promise<Person> {
  const person = await signUp(server, 'RECRUITER');
  await makeExpert(server, person);
  await letWrite(server, person);
  return person;
}

export async function letWrite(server: TestServer, { email }: Pick<Person, 'email'>): Promise<void> {
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  expect(await nameAuthor(ctx, email)).toBe(true);
}

export const about = {
  title: 'Consultas que respondem',
  summary: 'Do primeiro select ao relatório.',
  category: 'database',
  level: 'basic',
  skills: ['SQL'],
  locale: 'pt-BR',
} as const;

export const BODY = '<h2>Começo</h2><p>Uma tabela tem linhas e colunas.</p>';

interface WrittenCourse {
  readonly id: string;
  readonly lessonIds: string[];
}

/** A published course. @param lessons how many */
export async function publishCourse(
  server: TestServer,
  { token: as }: Author,
  { lessons = 3, ...fields }: { lessons?: number; title?: string; testId?: string; skills?: string[] } = {},
): Promise<WrittenCourse> {
  const course = await server.call(createCourse, { as, body: { ...about, ...fields } });
  expect(course.status, JSON.stringify(course.body)).toBe(201);
  const { id } = course.data;
  const lessonIds: string[] = [];
  for (let number = 1; number <= lessons; number += 1)
    lessonIds.push(await addLesson(server, { token: as }, id, `Aula ${number}`));
  const body = { version: course.data.version, status: 'published' };
  const published = await server.call(updateCourse, { as, params: { id }, body });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  return { id, lessonIds };
}

/** Published. */
export async function addLesson(server: TestServer, { token: as }: Author, id: string, title: string): Promise<string> {
  const body = { title, body: BODY, status: 'published' };
  const lesson = await server.call(createLesson, { as, params: { id }, body });
  expect(lesson.status, JSON.stringify(lesson.body)).toBe(201);
  return lesson.data.id;
}

export async function publishArticle(
  server: TestServer,
  { token: as }: Author,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const article = await server.call(createArticle, { as, body: { ...about, body: BODY, ...fields } });
  expect(article.status, JSON.stringify(article.body)).toBe(201);
  const { id, version } = article.data;
  const published = await server.call(updateArticle, { as, params: { id }, body: { version, status: 'published' } });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  return id;
}

/** A published article that everybody reads. @returns its part of the address */
export async function publishOnBlog(
  server: TestServer,
  author: Author,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = await publishArticle(server, author, { ...fields, onBlog: true });
  const { data } = await server.call(getArticle, { as: author.token, params: { id } });
  expect(data.blogSlug).not.toBeNull();
  return data.blogSlug ?? '';
}

export async function publishPath(
  server: TestServer,
  { token: as }: Author,
  steps: readonly { kind: 'course' | 'article'; id: string }[],
  title = 'Primeiros passos',
): Promise<string> {
  const path = await server.call(createLearningPath, { as, body: { ...about, title, steps } });
  expect(path.status, JSON.stringify(path.body)).toBe(201);
  const { id, version } = path.data;
  const body = { version, status: 'published' };
  const published = await server.call(updateLearningPath, { as, params: { id }, body });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  return id;
}
