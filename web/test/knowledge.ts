import type { Article } from '@prova/contract/knowledge/articles';
import type { Course, CourseCard } from '@prova/contract/knowledge/courses';
import type { ItemCard } from '@prova/contract/knowledge/items';
import type { LearningPath } from '@prova/contract/knowledge/learning-paths';
import type { Lesson } from '@prova/contract/knowledge/lessons';

const AT = '2026-11-01T12:00:00.000Z';

const itemOf = (id: string, title: string): ItemCard => ({
  id,
  version: 1,
  title,
  summary: `Sobre ${title}.`,
  category: 'database',
  level: 'basic',
  skills: ['SQL'],
  locale: 'pt-BR',
  minutes: 40,
  status: 'published',
  authorName: 'Ana Prado',
  publishedAt: AT,
  updatedAt: AT,
});

export const courseCard = (change: Partial<CourseCard> = {}): CourseCard => ({
  ...itemOf('c1', 'SQL do zero'),
  lessonCount: 3,
  hasTest: true,
  enrolment: null,
  ...change,
});

/** Three lessons, of which so many are done. */
export function courseOf({ done = 0, ...change }: Partial<Course> & { done?: number } = {}): Course {
  const lessons = ['Ler tabelas', 'Filtrar linhas', 'Juntar tabelas'].map((title, index) => ({
    id: `l${index + 1}`,
    title,
    minutes: 10,
    status: 'published' as const,
    done: index < done,
  }));
  return {
    ...courseCard(),
    body: '<p>O que você vai saber fazer.</p>',
    sources: [{ title: 'PostgreSQL', url: 'https://www.postgresql.org/docs/' }],
    lessons,
    nextLessonId: lessons.find((lesson) => !lesson.done)?.id ?? null,
    test: {
      id: 't1',
      title: 'SQL na prática',
      companyName: 'Aurora',
      minutes: 30,
      questionCount: 8,
      skills: ['SQL'],
      taken: false,
    },
    testId: null,
    ...change,
  };
}

export const lessonOf = (number: number, change: Partial<Lesson> = {}): Lesson => ({
  id: `l${number}`,
  version: 1,
  courseId: 'c1',
  courseTitle: 'SQL do zero',
  title: ['Ler tabelas', 'Filtrar linhas', 'Juntar tabelas'][number - 1] ?? '',
  body: '<p>Uma tabela tem linhas e colunas.</p>',
  questions: [],
  minutes: 10,
  status: 'published',
  done: false,
  enrolled: true,
  number,
  total: 3,
  previousId: number > 1 ? `l${number - 1}` : null,
  nextId: number < 3 ? `l${number + 1}` : null,
  ...change,
});

export const articleOf = (change: Partial<Article> = {}): Article => ({
  ...itemOf('a1', 'Índices sem mistério'),
  body: '<h2>O que é</h2><p>Uma lista em ordem.</p><h3>Quando usar</h3><p>Quando se procura.</p>',
  sources: [],
  bookmarked: false,
  read: false,
  onBlog: false,
  blogSlug: null,
  ...change,
});

export const pathOf = (change: Partial<LearningPath> = {}): LearningPath => ({
  ...itemOf('p1', 'Primeiros passos em dados'),
  stepCount: 2,
  enrolment: null,
  body: '',
  sources: [],
  steps: [
    {
      kind: 'course',
      id: 'c1',
      title: 'SQL do zero',
      summary: '',
      minutes: 30,
      published: true,
      done: false,
      progress: 33,
    },
    {
      kind: 'article',
      id: 'a1',
      title: 'Índices sem mistério',
      summary: '',
      minutes: 8,
      published: true,
      done: true,
      progress: null,
    },
    {
      kind: 'article',
      id: 'a2',
      title: 'Planos',
      summary: '',
      minutes: 8,
      published: false,
      done: false,
      progress: null,
    },
  ],
  ...change,
});
