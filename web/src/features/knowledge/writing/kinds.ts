import {
  type Article,
  type ArticleCard,
  createArticle,
  deleteArticle,
  getArticle,
  listArticles,
  updateArticle,
} from '@prova/contract/knowledge/articles';
import {
  type Course,
  type CourseCard,
  createCourse,
  deleteCourse,
  getCourse,
  listCourses,
  updateCourse,
} from '@prova/contract/knowledge/courses';
import { getKnowledgeFacets } from '@prova/contract/knowledge/items';
import type { KnowledgeKind, KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import {
  createLearningPath,
  deleteLearningPath,
  getLearningPath,
  type LearningPath,
  listLearningPaths,
  type PathCard,
  updateLearningPath,
} from '@prova/contract/knowledge/learning-paths';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import type * as z from 'zod';
import { call } from '../../../lib/api.ts';
import { queryOf } from '../../../lib/query.ts';
import type { CallOptions } from '../../../lib/request.ts';

/** As its author sees it. */
export type WrittenItem = Course | Article | LearningPath;
export type WrittenCard = CourseCard | ArticleCard | PathCard;

const ofItem = { version: true, status: true } as const;
const articleForm = updateArticle.body.omit(ofItem).required();
const courseForm = updateCourse.body.omit(ofItem).required();
const pathForm = updateLearningPath.body.omit(ofItem).required();

/** What is typed of any kind: courses alone have a test, paths alone have steps, articles alone come to the blog. */
const forms = {
  articles: articleForm.extend({ testId: courseForm.shape.testId, steps: pathForm.shape.steps }),
  courses: courseForm.extend({ steps: pathForm.shape.steps, onBlog: articleForm.shape.onBlog }),
  'learning-paths': pathForm.extend({ testId: courseForm.shape.testId, onBlog: articleForm.shape.onBlog }),
} as const satisfies Record<KnowledgeKind, z.ZodType>;
export type ItemValues = z.output<(typeof forms)['articles']>;

export const itemForm = (kind: KnowledgeKind): z.ZodType<ItemValues, ItemValues> => forms[kind];

/** What a new one begins with. */
export const newItem = createArticle.body.pick({ title: true, category: true, level: true, locale: true });
export type NewItem = z.output<typeof newItem>;

export function valuesOf(item: WrittenItem): ItemValues {
  const { title, summary, category, level, locale, skills, sources, body } = item;
  return {
    ...{ title, summary, category, level, locale, skills, sources, body },
    testId: 'testId' in item ? item.testId : null,
    steps: 'steps' in item ? item.steps.map(({ kind, id }) => ({ kind, id })) : [],
    onBlog: 'onBlog' in item && item.onBlog,
  };
}

/** What is saved of one: the version that it builds on, what was typed, if anything, and what becomes of it. */
type Change = Partial<ItemValues> & { version: number; status?: KnowledgeStatus };

interface Calls {
  readonly path: string;
  readonly read: (id: string) => Promise<WrittenItem>;
  readonly create: (body: NewItem) => Promise<WrittenItem>;
  readonly save: (id: string, change: Change, options?: CallOptions) => Promise<WrittenItem>;
  readonly remove: (id: string) => Promise<unknown>;
}

const of = (id: string) => ({ params: { id } });

/** The calls of each kind. */
export const KINDS: Readonly<Record<KnowledgeKind, Calls>> = {
  courses: {
    path: knowledgePaths.expertCourse,
    read: (id) => call(getCourse, of(id)),
    create: (body) => call(createCourse, { body }),
    save: (id, { steps: _, onBlog: _blog, ...body }, options) => call(updateCourse, { ...of(id), body }, options),
    remove: (id) => call(deleteCourse, of(id)),
  },
  articles: {
    path: knowledgePaths.expertArticle,
    read: (id) => call(getArticle, of(id)),
    create: (body) => call(createArticle, { body }),
    save: (id, { steps: _, testId: _test, ...body }, options) => call(updateArticle, { ...of(id), body }, options),
    remove: (id) => call(deleteArticle, of(id)),
  },
  'learning-paths': {
    path: knowledgePaths.expertLearningPath,
    read: (id) => call(getLearningPath, of(id)),
    create: (body) => call(createLearningPath, { body }),
    save: (id, { testId: _, onBlog: _blog, ...body }, options) =>
      call(updateLearningPath, { ...of(id), body }, options),
    remove: (id) => call(deleteLearningPath, of(id)),
  },
};

/** Where the answers stand that a page of one is drawn from. */
export const itemKey = (kind: KnowledgeKind, id: string) =>
  ({
    courses: queryOf(getCourse, of(id)),
    articles: queryOf(getArticle, of(id)),
    'learning-paths': queryOf(getLearningPath, of(id)),
  })[kind].queryKey;

/** What shows something else once one is written, published, taken down or deleted. */
export const changedByWriting = [getKnowledgeFacets, listCourses, listArticles, listLearningPaths];
