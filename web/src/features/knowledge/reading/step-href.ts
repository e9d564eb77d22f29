import type { PathStep } from '@prova/contract/knowledge/learning-paths';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';

/** The course or the article that a step of a path is. */
export const stepHref = ({ kind, id }: Pick<PathStep, 'kind' | 'id'>): string =>
  to(kind === 'course' ? knowledgePaths.course : knowledgePaths.article, { id });
