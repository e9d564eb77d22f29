/** Words and limits of AI interviews and of the analysis of interviews. Free of dependencies, so that any page may carry them. */

export const AI_INTERVIEW_STATUSES = ['scheduled', 'in_progress', 'completed', 'failed', 'cancelled'] as const;
export type AiInterviewStatus = (typeof AI_INTERVIEW_STATUSES)[number];

/** Why one is cancelled: called off by the team, with its application, not begun in time, or the candidate asked for a person. */
export const AI_CANCEL_CAUSES = ['called_off', 'application_over', 'expired', 'asked_for_person'] as const;
export type AiCancelCause = (typeof AI_CANCEL_CAUSES)[number];

/**
 * Where an interview is that was begun. The server moves it: the name is said, then confirmed; then questions are asked one at
 * a time until none is left. `paused`: nobody answers; whoever comes back goes on with the same question.
 */
export const AI_PHASES = ['listen-name', 'confirm-name', 'ask', 'paused', 'closing'] as const;
export type AiPhase = (typeof AI_PHASES)[number];

export const AI_TURN_KINDS = ['ask', 'follow-up'] as const;
export type AiTurnKind = (typeof AI_TURN_KINDS)[number];

/** How the candidate answers; it may change at any question. */
export const ANSWER_WAYS = ['voice', 'text'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** Of the words that the candidate agrees to before it begins; it is raised when they change. */
export const AI_CONSENT_VERSION = '2026-11-29';

/** Of one answer. */
export const ANSWER_LENGTH = 8000;
/** Of one answer that is spoken; the page offers to end it before. */
export const ANSWER_SECONDS_MAX = 300;
/** A candidate is told so many minutes a question, and two for the beginning and the end. */
export const MINUTES_A_QUESTION = 3;
/** The next question may follow up on the one before, once each. */
export const FOLLOW_UPS_A_QUESTION = 1;
/** An interview that was begun ends by itself so long after its last answer. */
export const IDLE_HOURS = 24;
export const AI_DAYS_AHEAD_MAX = 90;

/** How long an interview of so many questions takes. Minutes. */
export const minutesOf = (questions: number): number => 2 + questions * MINUTES_A_QUESTION;

/** Of the list of interviews and their analyses. */
export const ANALYSIS_DAYS = [7, 30, 90] as const;
export type AnalysisDays = (typeof ANALYSIS_DAYS)[number];
/** As rooms name it, for interviews of both kinds. */
export const RECORD_STATUSES = ['waiting', 'active', 'ended', 'cancelled'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];
export const RECORD_KINDS = ['ai', 'live'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const ANALYSIS_STATES = ['running', 'done', 'failed'] as const;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];
/** `local`: rules of our own, without a model. */
export const ANALYSIS_METHODS = ['local', 'model'] as const;
export type AnalysisMethod = (typeof ANALYSIS_METHODS)[number];

export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];
/** What is proposed to the team, which decides. */
export const RECOMMENDATIONS = ['advance', 'review', 'stop'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

export const SCORE_BANDS = ['excellent', 'good', 'fair'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];
/** The band of a score, 0–100. No score has no band. */
export function scoreBand(score: number | null): ScoreBand | null {
  if (score === null) return null;
  if (score >= 80) return 'excellent';
  return score >= 60 ? 'good' : 'fair';
}

/** Why there is no score, or no level of a criterion. */
export const NO_SCORE_REASONS = ['no_evidence', 'too_little_covered', 'needs_a_person', 'other_language'] as const;
export type NoScoreReason = (typeof NO_SCORE_REASONS)[number];

/** Why the rules did it in the place of a model: the company had used up its calls of the day, or it did not answer. */
export const INSTEAD_OF_MODEL = ['budget', 'failure'] as const;
export type InsteadOfModel = (typeof INSTEAD_OF_MODEL)[number];

/** What lowers the confidence of an analysis. */
export const CONFIDENCE_REASONS = [
  'local_engine',
  'questions_unanswered',
  'short_answers',
  'recognised_speech',
  'runs_disagree',
  'quotes_dropped',
] as const;
export type ConfidenceReason = (typeof CONFIDENCE_REASONS)[number];

/** What a reader should know of an answer; none of it counts. */
export const ANSWER_FLAGS = ['addresses_the_program', 'repeated', 'not_words', 'other_language', 'very_short'] as const;
export type AnswerFlag = (typeof ANSWER_FLAGS)[number];

/** The criteria of every interview, beside the technologies that its questions ask about. */
export const CRITERIA = ['problem', 'action', 'result', 'ownership', 'clarity'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** How long the program lets a silence be before it offers the end of an answer, and before it makes it. Milliseconds. */
export const SILENCE_OFFERS_MS = 1500;
export const SILENCE_ENDS_MS = 4000;
/** So long nobody is interrupted. */
export const SILENCE_FREE_MS = 10_000;
/** Nobody has said a word for so long: the page asks gently. */
export const NO_WORD_MS = 8000;
