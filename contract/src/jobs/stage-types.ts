/** Kinds of pipeline columns. `new`, `review`, `offer` and `hired` exist once in every job; the others in any number. */
export const STAGE_TYPES = ['new', 'review', 'custom', 'test', 'interview', 'interview_ia', 'offer', 'hired'] as const;
export type StageType = (typeof STAGE_TYPES)[number];

/** Stages in which people are talked to: whoever stands there waits for a time. */
export const INTERVIEW_STAGES = ['interview', 'interview_ia'] as const satisfies readonly StageType[];
export const isInterviewStage = (type: StageType): boolean => (INTERVIEW_STAGES as readonly StageType[]).includes(type);
