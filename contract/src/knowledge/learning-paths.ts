import * as z from 'zod';
import { id, idParams, nothing, rowVersion } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { honestHtml } from '../honest-html.ts';
import {
  enrolment,
  itemCard,
  itemFields,
  itemStatus,
  knowledgeAuthors,
  knowledgeReaders,
  learners,
  listQuery,
  ofTalent,
  source,
} from './items.ts';
import { INTRODUCTION_MAX, PICTURE_ADDRESSES_MAX, STEP_KINDS, STEPS_MAX } from './knowledge-fields.ts';

export const pathCard = itemCard.extend({
  /** Steps that are published; of an author's own path all. */
  stepCount: z.number().int(),
  /** Null for who is not enrolled. */
  enrolment: enrolment.nullable(),
});
export type PathCard = z.output<typeof pathCard>;

export const pathStep = z.object({
  kind: z.enum(STEP_KINDS),
  /** Of the course or the article. */
  id,
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  published: z.boolean(),
  done: z.boolean(),
  /** Of a course that was begun, percent; null otherwise. */
  progress: z.number().int().nullable(),
});
export type PathStep = z.output<typeof pathStep>;

export const learningPath = pathCard.extend({
  /** HTML; '' for nothing. */
  body: z.string(),
  sources: z.array(source),
  steps: z.array(pathStep),
});
export type LearningPath = z.output<typeof learningPath>;

const pathFields = itemFields.extend({
  body: honestHtml(INTRODUCTION_MAX + PICTURE_ADDRESSES_MAX),
  /** Courses and articles that are published, of whichever author, in their order; each once. */
  steps: z.array(z.strictObject({ kind: z.enum(STEP_KINDS), id })).max(STEPS_MAX),
});

export const listLearningPaths = endpoint({
  id: 'knowledge.paths.list',
  method: 'GET',
  path: '/api/v1/knowledge/learning-paths',
  summary: 'Learning paths: those that are published, or, of an author, the own ones.',
  access: knowledgeReaders,
  query: listQuery,
  output: z.array(pathCard),
  paging: 'page',
  errors: ['NOT_KNOWLEDGE_AUTHOR'],
});

export const getLearningPath = endpoint({
  id: 'knowledge.paths.get',
  method: 'GET',
  path: '/api/v1/knowledge/learning-paths/:id',
  summary: 'A learning path with its steps, and how far I have come.',
  access: knowledgeReaders,
  params: idParams,
  query: ofTalent,
  output: learningPath,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR'],
});

export const createLearningPath = endpoint({
  id: 'knowledge.paths.create',
  method: 'POST',
  path: '/api/v1/knowledge/learning-paths',
  summary: 'Begin a learning path, as a draft.',
  access: knowledgeAuthors,
  body: pathFields.partial({ summary: true, skills: true, sources: true, body: true, steps: true }),
  output: learningPath,
  status: 201,
  errors: ['NOT_KNOWLEDGE_AUTHOR'],
});

export const updateLearningPath = endpoint({
  id: 'knowledge.paths.update',
  method: 'PUT',
  path: '/api/v1/knowledge/learning-paths/:id',
  summary: 'Change a learning path; publish it, or take it back. One without a published step is not published.',
  access: knowledgeAuthors,
  params: idParams,
  body: pathFields.partial().extend({ version: rowVersion, status: itemStatus.optional() }),
  output: learningPath,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR', 'VERSION_CONFLICT', 'NOTHING_TO_PUBLISH'],
});

export const deleteLearningPath = endpoint({
  id: 'knowledge.paths.delete',
  method: 'DELETE',
  path: '/api/v1/knowledge/learning-paths/:id',
  summary: 'Delete a learning path that nobody ever enrolled in; any other can be taken back.',
  access: knowledgeAuthors,
  params: idParams,
  output: nothing,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR', 'KNOWLEDGE_IN_USE'],
});

export const enrollInPath = endpoint({
  id: 'knowledge.paths.enroll',
  method: 'POST',
  path: '/api/v1/knowledge/learning-paths/:id/enroll',
  summary: 'Enroll in a learning path. What of it was done before counts.',
  access: learners,
  params: idParams,
  output: enrolment,
  errors: ['KNOWLEDGE_NOT_FOUND'],
  rateLimit: { max: 120, seconds: 60 },
});

export const leavePath = endpoint({
  id: 'knowledge.paths.leave',
  method: 'DELETE',
  path: '/api/v1/knowledge/learning-paths/:id/enroll',
  summary: 'Leave a learning path. What was done in its courses stays.',
  access: learners,
  params: idParams,
  output: nothing,
  errors: ['KNOWLEDGE_NOT_FOUND'],
  rateLimit: { max: 120, seconds: 60 },
});

export const setPathProgress = endpoint({
  id: 'knowledge.paths.progress',
  method: 'PUT',
  path: '/api/v1/knowledge/learning-paths/:id/progress',
  summary:
    'How far one has come in a path follows from its courses and articles: to whom is enrolled this is refused with PROGRESS_FOLLOWS, with the progress as it is.',
  access: learners,
  params: idParams,
  body: z.strictObject({ progress: z.number().int().min(0).max(100) }),
  output: enrolment,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_ENROLLED', 'PROGRESS_FOLLOWS'],
  rateLimit: { max: 120, seconds: 60 },
});
