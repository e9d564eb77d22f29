import * as z from 'zod';
import { id, idParams, line, nothing, rowVersion } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { honestHtml } from '../honest-html.ts';
import type { ValidationCode } from '../validation.ts';
import { knowledgeAuthors, knowledgeReaders, ofTalent } from './items.ts';
import {
  KNOWLEDGE_STATUSES,
  KNOWLEDGE_TITLE_MAX,
  LESSON_EXPLANATION_MAX,
  LESSON_MAX,
  LESSON_OPTION_MAX,
  LESSON_OPTIONS_MAX,
  LESSON_OPTIONS_MIN,
  LESSON_QUESTION_MAX,
  LESSON_QUESTIONS_MAX,
  LESSONS_MAX,
  PICTURE_ADDRESSES_MAX,
} from './knowledge-fields.ts';

/** A short question at the end of a lesson. It counts for nothing: what is right, and why, is there at once. */
const shownQuestion = z.object({
  text: z.string(),
  options: z.array(z.object({ text: z.string(), right: z.boolean() })),
  explanation: z.string(),
});

/** The same as its author writes it. */
export const lessonQuestion = z.strictObject({
  text: line(1, LESSON_QUESTION_MAX),
  options: z
    .array(z.strictObject({ text: line(1, LESSON_OPTION_MAX), right: z.boolean() }))
    .min(LESSON_OPTIONS_MIN)
    .max(LESSON_OPTIONS_MAX)
    .refine((options) => options.filter(({ right }) => right).length === 1, {
      error: 'ONE_RIGHT_OPTION' satisfies ValidationCode,
    }),
  /** Why that one is right. */
  explanation: line(1, LESSON_EXPLANATION_MAX),
});
export type LessonQuestion = z.output<typeof lessonQuestion>;

const lessonParams = z.object({ id, lessonId: id });

export const lesson = z.object({
  id,
  version: rowVersion,
  courseId: id,
  courseTitle: z.string(),
  title: z.string(),
  /** HTML. */
  body: z.string(),
  questions: z.array(shownQuestion),
  minutes: z.number().int(),
  status: z.enum(KNOWLEDGE_STATUSES),
  done: z.boolean(),
  /** Whether the talent is enrolled, so that it can be done. */
  enrolled: z.boolean(),
  /** From 1, of `total` published ones. */
  number: z.number().int(),
  total: z.number().int(),
  previousId: id.nullable(),
  nextId: id.nullable(),
});
export type Lesson = z.output<typeof lesson>;

const lessonFields = z.strictObject({
  title: line(1, KNOWLEDGE_TITLE_MAX),
  body: honestHtml(LESSON_MAX + PICTURE_ADDRESSES_MAX),
  questions: z.array(lessonQuestion).max(LESSON_QUESTIONS_MAX),
  status: z.enum(KNOWLEDGE_STATUSES),
});

export const getLesson = endpoint({
  id: 'knowledge.lessons.get',
  method: 'GET',
  path: '/api/v1/knowledge/courses/:id/lessons/:lessonId',
  summary: 'A lesson to be read, by who is enrolled and by who only looks.',
  access: knowledgeReaders,
  params: lessonParams,
  query: ofTalent,
  output: lesson,
  errors: ['KNOWLEDGE_NOT_FOUND', 'LESSON_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR'],
});

export const createLesson = endpoint({
  id: 'knowledge.lessons.create',
  method: 'POST',
  path: '/api/v1/knowledge/courses/:id/lessons',
  summary: 'Add a lesson at the end of a course, as a draft where nothing else is said.',
  access: knowledgeAuthors,
  params: idParams,
  body: lessonFields.partial({ body: true, questions: true, status: true }),
  output: lesson,
  status: 201,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR', 'TOO_MANY_LESSONS', 'NOTHING_TO_PUBLISH'],
});

export const updateLesson = endpoint({
  id: 'knowledge.lessons.update',
  method: 'PUT',
  path: '/api/v1/knowledge/courses/:id/lessons/:lessonId',
  summary: 'Change a lesson; publish it, or take it back. Who has done it has done it.',
  access: knowledgeAuthors,
  params: lessonParams,
  body: lessonFields.partial().extend({ version: rowVersion }),
  output: lesson,
  errors: [
    'KNOWLEDGE_NOT_FOUND',
    'LESSON_NOT_FOUND',
    'NOT_KNOWLEDGE_AUTHOR',
    'VERSION_CONFLICT',
    'NOTHING_TO_PUBLISH',
    'LAST_LESSON',
  ],
});

export const deleteLesson = endpoint({
  id: 'knowledge.lessons.delete',
  method: 'DELETE',
  path: '/api/v1/knowledge/courses/:id/lessons/:lessonId',
  summary: 'Delete a lesson. A published course keeps at least one that is published.',
  access: knowledgeAuthors,
  params: lessonParams,
  output: nothing,
  errors: ['KNOWLEDGE_NOT_FOUND', 'LESSON_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR', 'LAST_LESSON'],
});

export const orderLessons = endpoint({
  id: 'knowledge.lessons.order',
  method: 'PUT',
  path: '/api/v1/knowledge/courses/:id/lessons',
  summary: 'The order of the lessons of a course: all of them, each once.',
  access: knowledgeAuthors,
  params: idParams,
  body: z.strictObject({ lessonIds: z.array(id).max(LESSONS_MAX) }),
  output: nothing,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR', 'VERSION_CONFLICT'],
});
