/** What tests and their questions are made of. Imports nothing, so that any page may carry it. */
export const TEST_CATEGORIES = ['frontend', 'backend', 'database', 'fundamentals', 'devops', 'mobile'] as const;
export type TestCategory = (typeof TEST_CATEGORIES)[number];

export const TEST_DIFFICULTIES = ['basic', 'intermediate', 'advanced'] as const;
export type TestDifficulty = (typeof TEST_DIFFICULTIES)[number];

export const TEST_STATUSES = ['draft', 'published', 'archived'] as const;
export type TestStatus = (typeof TEST_STATUSES)[number];

export const TEST_QUESTION_TYPES = ['MULTIPLE_CHOICE', 'TRUE_FALSE', 'ESSAY', 'CODE', 'VIDEO_RESPONSE'] as const;
export type TestQuestionType = (typeof TEST_QUESTION_TYPES)[number];

/** Skills that a test proves. */
export const TEST_SKILLS_MAX = 5;

export const TEST_TITLE_MAX = 120;
export const TEST_DESCRIPTION_MAX = 2000;
export const TEST_INSTRUCTIONS_MAX = 4000;
/** Minutes of a time limit. */
export const TEST_MINUTES_MAX = 600;
export const TEST_QUESTIONS_MAX = 300;

/** People who grade the same answer. */
export const GRADERS_MAX = 2;

/** Pools of a test, and their names. */
export const POOLS_MAX = 30;
export const POOL_NAME_MAX = 60;

/** Pictures of a statement, their size, and the words for who does not see one. */
export const STATEMENT_PICTURES_MAX = 10;
export const STATEMENT_PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_WORDS_MAX = 300;

/** HTML of a statement, with its marks. */
export const STATEMENT_MAX = 20_000;
export const TOPIC_MAX = 60;
export const POINTS_MAX = 100;
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 10;
export const OPTION_TEXT_MAX = 500;
/** Of what is expected, of an explanation and of the code that an answer begins with. */
export const ANSWER_MAX = 10_000;
/** Criteria that an answer is graded by, and what each says. */
export const CRITERIA_MAX = 8;
export const CRITERION_NAME_MAX = 120;
export const CRITERION_TEXT_MAX = 500;
/** How long whoever has code run waits for it: others may be before them. */
export const RUN_TIMEOUT_MS = 90_000;
export const VIDEO_SECONDS_MIN = 30;
export const VIDEO_SECONDS_MAX = 600;
export const VIDEO_SECONDS_DEFAULT = 120;

/** How far a take of a video answer has come. */
export const VIDEO_STATES = ['recording', 'complete', 'lost'] as const;
/** Of one answer. */
export const VIDEO_TAKES_MAX = 10;
/** What is sent at once while it is recorded, and how often. */
export const VIDEO_PART_MAX_BYTES = 8 * 1024 * 1024;
export const VIDEO_PARTS_MAX = 2000;
/** Ten minutes at 3 Mbit/s, and a margin. */
export const VIDEO_MAX_BYTES = 300 * 1024 * 1024;

/** What the status turns into: a draft is published, a published test archived, and an archived one published again. */
export const toggledTestStatus = (status: TestStatus): TestStatus =>
  status === 'published' ? 'archived' : 'published';

/** Files that tests come from and go to. */
export const TEST_FILE_FORMATS = ['json', 'gift', 'qti'] as const;
export type TestFileFormat = (typeof TEST_FILE_FORMATS)[number];
export const IMPORT_MAX_BYTES = 1024 * 1024;
/** Of a package of QTI, in which pictures and more may lie. */
export const IMPORT_PACKAGE_MAX_BYTES = 10 * 1024 * 1024;

/** What a file of a format does not hold of a test: whole questions, something of questions, or of the test itself. */
export const EXPORT_LOSSES = [
  'code',
  'video',
  'rubric',
  'expectedAnswer',
  'points',
  'topic',
  'pictures',
  'characters',
  'pools',
  'configuration',
] as const;
export type ExportLoss = (typeof EXPORT_LOSSES)[number];

/** Why a question of a file is not taken over. */
export const IMPORT_REFUSALS = [
  'matching',
  'numeric',
  'short_answer',
  'missing_word',
  'several_right',
  'weighted',
  'no_right',
  'description',
  'unclosed',
  'no_statement',
  'too_long',
  'same_options',
  'same_criteria',
  'too_many',
  'pool',
  'too_many_options',
  'not_xml',
  'doctype',
  'qti_version',
  'missing_file',
  'several_interactions',
  'order',
  'other_interaction',
  'adaptive',
  'processing',
  'picture',
  'formula',
  'table',
  'link',
  'markup',
  'markdown',
  'option_lines',
  'empty_option',
  'control',
  'encoding',
  'invalid',
] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** What of a file does not come along with the questions that are taken over, or with the test itself. */
export const IMPORT_LOSSES = [
  'format',
  'latex',
  'feedback',
  'penalty',
  'points',
  'topic',
  'notes',
  'draws',
  'rules',
  'configuration',
] as const;
export type ImportLoss = (typeof IMPORT_LOSSES)[number];
