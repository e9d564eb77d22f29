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
import { INTRODUCTION_MAX, KNOWLEDGE_STATUSES, PICTURE_ADDRESSES_MAX } from './knowledge-fields.ts';

/** A lesson as its course lists it. */
export const lessonLine = z.object({
  id,
  title: z.string(),
  minutes: z.number().int(),
  status: z.enum(KNOWLEDGE_STATUSES),
  done: z.boolean(),
});
export type LessonLine = z.output<typeof lessonLine>;

export const courseCard = itemCard.extend({
  /** Published ones; of an author's own course all. */
  lessonCount: z.number().int(),
  /** Whether a technical test ends it. */
  hasTest: z.boolean(),
  /** Null for who is not enrolled. */
  enrolment: enrolment.nullable(),
});
export type CourseCard = z.output<typeof courseCard>;

/** The technical test that ends a course, if every talent may take it now. */
const endingTest = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  minutes: z.number().int().nullable(),
  questionCount: z.number().int(),
  skills: z.array(z.string()),
  /** Whether the talent has handed it in before, whoever asked for it. */
  taken: z.boolean(),
});

export const course = courseCard.extend({
  /** HTML; '' for nothing. */
  body: z.string(),
  sources: z.array(source),
  /** None while the course is not published. */
  lessons: z.array(lessonLine),
  /** Where the talent goes on: the first lesson after the last one done that is open. Null where none is. */
  nextLessonId: id.nullable(),
  test: endingTest.nullable(),
  /** Of the author: the test that was chosen, also while no talent may take it. */
  testId: id.nullable(),
});
export type Course = z.output<typeof course>;

const courseFields = itemFields.extend({
  body: honestHtml(INTRODUCTION_MAX + PICTURE_ADDRESSES_MAX),
  /** An open technical test of the author's company that talents are led to at the end. */
  testId: id.nullable(),
});

export const listCourses = endpoint({
  id: 'knowledge.courses.list',
  method: 'GET',
  path: '/api/v1/knowledge/courses',
  summary: 'Courses: those that are published, or, of an author, the own ones.',
  access: knowledgeReaders,
  query: listQuery,
  output: z.array(courseCard),
  paging: 'page',
  errors: ['NOT_KNOWLEDGE_AUTHOR'],
});

export const getCourse = endpoint({
  id: 'knowledge.courses.get',
  method: 'GET',
  path: '/api/v1/knowledge/courses/:id',
  summary: 'A course with its lessons, and how far I have come.',
  access: knowledgeReaders,
  params: idParams,
  query: ofTalent,
  output: course,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR'],
});

export const createCourse = endpoint({
  id: 'knowledge.courses.create',
  method: 'POST',
  path: '/api/v1/knowledge/courses',
  summary: 'Begin a course, as a draft.',
  access: knowledgeAuthors,
  body: courseFields.partial({ summary: true, skills: true, sources: true, body: true, testId: true }),
  output: course,
  status: 201,
  errors: ['NOT_KNOWLEDGE_AUTHOR', 'NO_COMPANY', 'TEST_NOT_FOUND'],
});

export const updateCourse = endpoint({
  id: 'knowledge.courses.update',
  method: 'PUT',
  path: '/api/v1/knowledge/courses/:id',
  summary:
    'Change what is said of a course; publish it, or take it back. One without a published lesson is not published.',
  access: knowledgeAuthors,
  params: idParams,
  body: courseFields.partial().extend({ version: rowVersion, status: itemStatus.optional() }),
  output: course,
  errors: [
    'KNOWLEDGE_NOT_FOUND',
    'NOT_KNOWLEDGE_AUTHOR',
    'VERSION_CONFLICT',
    'NOTHING_TO_PUBLISH',
    'NO_COMPANY',
    'TEST_NOT_FOUND',
  ],
});

export const deleteCourse = endpoint({
  id: 'knowledge.courses.delete',
  method: 'DELETE',
  path: '/api/v1/knowledge/courses/:id',
  summary: 'Delete a course that nobody ever enrolled in and no path leads over; any other can be taken back.',
  access: knowledgeAuthors,
  params: idParams,
  output: nothing,
  errors: ['KNOWLEDGE_NOT_FOUND', 'NOT_KNOWLEDGE_AUTHOR', 'KNOWLEDGE_IN_USE'],
});

export const enrollInCourse = endpoint({
  id: 'knowledge.courses.enroll',
  method: 'POST',
  path: '/api/v1/knowledge/courses/:id/enroll',
  summary: 'Enroll in a course. Who did before goes on where they were.',
  access: learners,
  params: idParams,
  output: enrolment,
  errors: ['KNOWLEDGE_NOT_FOUND'],
  rateLimit: { max: 120, seconds: 60 },
});

export const leaveCourse = endpoint({
  id: 'knowledge.courses.leave',
  method: 'DELETE',
  path: '/api/v1/knowledge/courses/:id/enroll',
  summary: 'Leave a course. The lessons done are kept for who comes back.',
  access: learners,
  params: idParams,
  output: nothing,
  errors: ['KNOWLEDGE_NOT_FOUND'],
  rateLimit: { max: 120, seconds: 60 },
});

export const setCourseProgress = endpoint({
  id: 'knowledge.courses.progress',
  method: 'PUT',
  path: '/api/v1/knowledge/courses/:id/progress',
  summary:
    'Say how far one has come in a course: with `lessonId` that lesson is done, and `progress` follows from the lessons; without it the percentage is kept where it is higher. Neither goes back, and only lessons complete a course.',
  access: learners,
  params: idParams,
  body: z.strictObject({ progress: z.number().int().min(0).max(100), lessonId: id.optional() }),
  output: enrolment,
  errors: ['KNOWLEDGE_NOT_FOUND', 'LESSON_NOT_FOUND', 'NOT_ENROLLED'],
  rateLimit: { max: 240, seconds: 60 },
});
