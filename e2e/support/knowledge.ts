import type { Browser } from '@playwright/test';
import pg from 'pg';
import { recruitingOf } from './recruiting.ts';
import type { TestedServer } from './server.ts';
import { signIn } from './sign-in.ts';

const AUTHOR = 'avaliadora@aurora.example';
const ABOUT = { category: 'database', level: 'basic', skills: ['SQL'], locale: 'pt-BR' };

type Row = { id: string; version: number };

/** What an author writes through the API, where a journey is about who reads it. */
export async function knowledgeAuthor(browser: Browser, { url, databaseUrl }: TestedServer) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // As the operator names them.
  await client.query(
    'insert into knowledge_authors (user_id) select id from users where email = $1 on conflict do nothing',
    [AUTHOR],
  );
  await client.end();
  const context = await browser.newContext();
  await signIn(context, url, AUTHOR);
  const { call } = await recruitingOf(context, url);
  await context.close();
  const publish = (kind: string, { id, version }: Row) =>
    call<Row>('PUT', `/knowledge/${kind}/${id}`, { version, status: 'published' });
  return {
    course: async (
      title: string,
      lessons: readonly { title: string; body: string; questions?: readonly object[] }[],
    ) => {
      const course = await call<Row>('POST', '/knowledge/courses', { ...ABOUT, title, summary: `Tudo de ${title}.` });
      const lessonIds: string[] = [];
      for (const lesson of lessons) {
        const { id } = await call<Row>('POST', `/knowledge/courses/${course.id}/lessons`, {
          ...lesson,
          status: 'published',
        });
        lessonIds.push(id);
      }
      await publish('courses', course);
      return { id: course.id, lessonIds };
    },
    addLesson: (courseId: string, title: string) =>
      call<Row>('POST', `/knowledge/courses/${courseId}/lessons`, { title, body: '<p>Mais.</p>', status: 'published' }),
    article: async (title: string, body: string) => {
      const article = await call<Row>('POST', '/knowledge/articles', {
        ...ABOUT,
        title,
        body,
        summary: `Sobre ${title}.`,
        sources: [{ title: 'PostgreSQL: índices', url: 'https://www.postgresql.org/docs/current/indexes.html' }],
      });
      await publish('articles', article);
      return article.id;
    },
    path: async (title: string, steps: readonly { kind: 'course' | 'article'; id: string }[]) => {
      const path = await call<Row>('POST', '/knowledge/learning-paths', { ...ABOUT, title, steps });
      await publish('learning-paths', path);
      return path.id;
    },
  };
}
