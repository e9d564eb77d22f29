import * as z from 'zod';
import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '../assessments/test-fields.ts';
import { commaList, id, instant, line, locale, paging, rowVersion, text, url } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import {
  KNOWLEDGE_KINDS,
  KNOWLEDGE_SKILLS_MAX,
  KNOWLEDGE_SORTS,
  KNOWLEDGE_STATUSES,
  KNOWLEDGE_SUMMARY_MAX,
  KNOWLEDGE_TITLE_MAX,
  SOURCE_TITLE_MAX,
  SOURCES_MAX,
} from './knowledge-fields.ts';

/** Who reads the knowledge base: talents what is published, authors what they wrote themselves. */
export const knowledgeReaders = { kind: 'user', roles: ['POTENTIAL', 'EXPERT'] } as const;
export const learners = { kind: 'user', roles: ['POTENTIAL'] } as const;
/** Experts whom the operator named: anybody else is refused with NOT_KNOWLEDGE_AUTHOR. */
export const knowledgeAuthors = { kind: 'user', roles: ['EXPERT'] } as const;

/** Of a call that reads one: whose progress is wanted. Only one's own is there. */
export const ofTalent = z.object({ talentId: id.optional() });

const category = z.enum(TEST_CATEGORIES);
const level = z.enum(TEST_DIFFICULTIES);

/** Where something can be read on, or checked. */
export const source = z.object({ title: z.string(), url: z.string() });
const sourceInput = z.strictObject({ title: line(1, SOURCE_TITLE_MAX), url });

/** What courses, articles and paths show alike. */
export const itemCard = z.object({
  id,
  version: rowVersion,
  title: z.string(),
  summary: z.string(),
  category,
  level,
  skills: z.array(z.string()),
  /** The language that it is written in. */
  locale,
  /** To read all of it. */
  minutes: z.number().int(),
  status: z.enum(KNOWLEDGE_STATUSES),
  /** Null once their account is gone. */
  authorName: z.string().nullable(),
  /** For the first time; null for what never was. */
  publishedAt: instant.nullable(),
  updatedAt: instant,
});
export type ItemCard = z.output<typeof itemCard>;

/** How far a talent has come. */
export const enrolment = z.object({
  /** Percent: what is done of what is published now, and 100 once it was complete. */
  progress: z.number().int(),
  /** Lessons of a course, or steps of a path. */
  done: z.number().int(),
  total: z.number().int(),
  /** It stays complete, whatever is added later. */
  completedAt: instant.nullable(),
  /** Published since it was complete, and not done. */
  added: z.number().int(),
});
export type Enrolment = z.output<typeof enrolment>;

/** What an author writes of every kind. */
export const itemFields = z.strictObject({
  title: line(3, KNOWLEDGE_TITLE_MAX),
  summary: text(KNOWLEDGE_SUMMARY_MAX),
  category,
  level,
  skills: z.array(line(1, 80)).max(KNOWLEDGE_SKILLS_MAX),
  locale,
  sources: z.array(sourceInput).max(SOURCES_MAX),
});

/** Draft or published: an update with it publishes, or takes back. */
export const itemStatus = z.enum(KNOWLEDGE_STATUSES);

export const byFilters = {
  search: z.string().max(120).optional(),
  category: commaList(category).optional(),
  level: commaList(level).optional(),
  /** Only what teaches this skill. */
  skill: z.string().trim().min(1).max(80).optional(),
};

export const listQuery = z.object({
  ...byFilters,
  /** Only what I am enrolled in, or articles that I keep; `recent` has what I did something for last first. */
  mine: z.stringbool().optional(),
  /** Of authors. */
  status: itemStatus.optional(),
  /** Of authors: what is published, whoever wrote it, so that a path may lead over it. */
  anyAuthor: z.stringbool().optional(),
  sort: z.enum(KNOWLEDGE_SORTS).default('recent'),
  ...paging(20),
});

const counted = <const T extends readonly string[]>(values: T) =>
  z.array(z.object({ value: z.enum(values), count: z.number().int() }));

export const getKnowledgeFacets = endpoint({
  id: 'knowledge.facets',
  method: 'GET',
  path: '/api/v1/knowledge/facets',
  summary:
    'How many courses, articles and paths there are under these filters, and of one kind how many in each category and level. What is counted for a filter leaves that filter out.',
  access: knowledgeReaders,
  query: z.object({
    kind: z.enum(KNOWLEDGE_KINDS),
    ...byFilters,
    mine: z.stringbool().optional(),
    status: itemStatus.optional(),
  }),
  output: z.object({
    kinds: counted(KNOWLEDGE_KINDS),
    categories: counted(TEST_CATEGORIES),
    levels: counted(TEST_DIFFICULTIES),
    /** Of the kind, under the other filters: what the talent is enrolled in, or keeps. */
    mine: z.number().int(),
  }),
  errors: ['NOT_KNOWLEDGE_AUTHOR'],
});
