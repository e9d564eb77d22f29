/** What code is checked by. Imports nothing, so that any page may carry it. */
export const CODE_LANGUAGES = ['javascript', 'typescript', 'python', 'sql'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Of an author's solution, and of the statements that make tables. */
export const SOLUTION_MAX = 10_000;
/** Cases that code is checked by, and what each says. */
export const CASES_MAX = 20;
export const CASE_NAME_MAX = 120;
export const CASE_TEXT_MAX = 5_000;
/** How far apart floating-point numbers may be set to count as the same: whole numbers always differ. */
export const TOLERANCE_MAX = 0.5;
