import { ACCESSIBLE_FORMS } from './articles/accessible-forms.ts';
import { CLOSURES } from './articles/closures.ts';
import { DOCKER_LAYERS } from './articles/docker-layers.ts';
import { HTTP_CACHE } from './articles/http-cache.ts';
import { INDEXES } from './articles/indexes.ts';
import { RACE_CONDITIONS } from './articles/race-conditions.ts';
import { ASYNC_COURSE } from './courses/async/async.ts';
import { PYTHON_COURSE } from './courses/python/python.ts';
import { SQL_COURSE } from './courses/sql/sql.ts';
import { BACKEND_FIRST_STEPS } from './paths/backend-first-steps.ts';
import { USABLE_FRONTEND } from './paths/usable-frontend.ts';
import type { ShelfArticle, ShelfCourse, ShelfPath } from './types.ts';

/** What the knowledge base of the demo begins with, in the order in which it was written. */
export const ARTICLES: readonly ShelfArticle[] = [
  CLOSURES,
  ACCESSIBLE_FORMS,
  HTTP_CACHE,
  INDEXES,
  DOCKER_LAYERS,
  RACE_CONDITIONS,
];
export const COURSES: readonly ShelfCourse[] = [PYTHON_COURSE, SQL_COURSE, ASYNC_COURSE];
export const PATHS: readonly ShelfPath[] = [BACKEND_FIRST_STEPS, USABLE_FRONTEND];
