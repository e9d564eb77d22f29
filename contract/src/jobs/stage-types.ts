/** Kinds of pipeline columns. `new`, `review`, `offer` and `hired` exist once in every job; the others in any number. */
export const STAGE_TYPES = ['new', 'review', 'custom', 'test', 'interview', 'interview_ia', 'offer', 'hired'] as const;
export type StageType = (typeof STAGE_TYPES)[number];
