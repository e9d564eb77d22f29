/** What the knowledge base is made of. Imports nothing, so that any page may carry it. */

/** As addresses of the API name them. */
export const KNOWLEDGE_KINDS = ['courses', 'articles', 'learning-paths'] as const;
export type KnowledgeKind = (typeof KNOWLEDGE_KINDS)[number];

/** A draft is seen by its author alone; so is what was published and taken back. */
export const KNOWLEDGE_STATUSES = ['draft', 'published'] as const;
export type KnowledgeStatus = (typeof KNOWLEDGE_STATUSES)[number];

/** What a path leads over. */
export const STEP_KINDS = ['course', 'article'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const KNOWLEDGE_SORTS = ['recent', 'title'] as const;
export type KnowledgeSort = (typeof KNOWLEDGE_SORTS)[number];

/** By which readers of feeds follow the blog. */
export const BLOG_FEED = '/blog/rss.xml';
/** Articles on a page of the blog. */
export const BLOG_PAGE = 12;

export const KNOWLEDGE_TITLE_MAX = 120;
export const KNOWLEDGE_SUMMARY_MAX = 500;
export const KNOWLEDGE_SKILLS_MAX = 8;
/** HTML, with its marks, as it is kept. */
export const ARTICLE_MAX = 50_000;
export const LESSON_MAX = 40_000;
/** Of a course or a path: what one will be able to do after it. */
export const INTRODUCTION_MAX = 10_000;
export const LESSONS_MAX = 60;
/** With those that were deleted after somebody had done them. */
export const LESSON_ROWS_MAX = 600;
export const STEPS_MAX = 30;

/** What is sent may be so much longer than what is kept of it: pictures come back with their addresses. */
export const PICTURE_ADDRESSES_MAX = 10_000;

/** Where something can be read on, or checked. */
export const SOURCES_MAX = 20;
export const SOURCE_TITLE_MAX = 160;

/** Questions of a lesson, which count for nothing. */
export const LESSON_QUESTIONS_MAX = 10;
export const LESSON_QUESTION_MAX = 500;
export const LESSON_OPTIONS_MIN = 2;
export const LESSON_OPTIONS_MAX = 6;
export const LESSON_OPTION_MAX = 300;
export const LESSON_EXPLANATION_MAX = 1_000;

export const KNOWLEDGE_PICTURES_MAX = 30;
export const KNOWLEDGE_PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** Of code on a page that is run. */
export const RUN_CODE_MAX = 10_000;
/** Of what it prints, in characters; what is longer is cut, and the answer says so. */
export const RUN_OUTPUT_MAX = 20_000;
/** After which it is stopped: of CPU on the server, by the clock in a browser. */
export const RUN_MILLISECONDS = 2_000;
/** Of what a query of it answers. */
export const RUN_ROWS_MAX = 200;

/** Words that are read in a minute. */
const WORDS_A_MINUTE = 180;

/** Minutes that a text takes to be read, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));
