import { getArticle, listArticles } from '@prova/contract/knowledge/articles';
import { getCourse, listCourses } from '@prova/contract/knowledge/courses';
import { getKnowledgeFacets } from '@prova/contract/knowledge/items';
import { getLearningPath, listLearningPaths } from '@prova/contract/knowledge/learning-paths';
import { getLesson } from '@prova/contract/knowledge/lessons';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import type { CallInput } from '../../lib/request.ts';

type ListQuery = NonNullable<CallInput<typeof listCourses>['query']>;
type FacetsQuery = CallInput<typeof getKnowledgeFacets>['query'];

export const coursesQuery = (query: ListQuery) => pageQueryOf(listCourses, { query });
export const articlesQuery = (query: ListQuery) => pageQueryOf(listArticles, { query });
export const learningPathsQuery = (query: ListQuery) => pageQueryOf(listLearningPaths, { query });

/** How many there are of each kind, and in each category and level. */
export const facetsQuery = (query: FacetsQuery) => queryOf(getKnowledgeFacets, { query });

export const courseQuery = (id: string) => queryOf(getCourse, { params: { id } });
export const lessonQuery = (id: string, lessonId: string) => queryOf(getLesson, { params: { id, lessonId } });
export const articleQuery = (id: string) => queryOf(getArticle, { params: { id } });
export const learningPathQuery = (id: string) => queryOf(getLearningPath, { params: { id } });

/** What the talent is enrolled in, to find what is under way. */
const MINE = { mine: 'true', limit: 20 } as const;
export const ownCoursesQuery = () => coursesQuery(MINE);
export const ownPathsQuery = () => learningPathsQuery(MINE);

/** What shows something else once somebody enrolls, leaves, or has done a part. */
export const changedByLearning = [
  getKnowledgeFacets,
  listCourses,
  getCourse,
  getLesson,
  listLearningPaths,
  getLearningPath,
];
