import * as z from 'zod';
import { id, idParams, instant, locale, paging, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import {
  AI_CANCEL_CAUSES,
  AI_TURN_KINDS,
  ANALYSIS_DAYS,
  ANALYSIS_METHODS,
  ANALYSIS_STATES,
  ANSWER_FLAGS,
  CONFIDENCE_REASONS,
  INSTEAD_OF_MODEL,
  NO_SCORE_REASONS,
  RECOMMENDATIONS,
  RECORD_KINDS,
  RECORD_STATUSES,
  SCORE_BANDS,
  SENTIMENTS,
} from './ai-interview-fields.ts';

/** 0–100. */
const score = z.number().int().min(0).max(100);
const scored = z.object({
  value: score.nullable(),
  /** Null where there is no value. */
  band: z.enum(SCORE_BANDS).nullable(),
  /** Null where there is one. */
  missing: z.enum(NO_SCORE_REASONS).nullable(),
});

/** Words of the candidate, found in the transcript: from character `start` of the line up to `end`. */
export const quote = z.object({
  line: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
});
export type Quote = z.output<typeof quote>;

const backed = z.object({ name: z.string(), quotes: z.array(quote) });
const remark = z.object({ text: z.string(), quotes: z.array(quote) });

/** An analysis of what was said in an interview. Texts are in the language of the interview. */
export const analysis = z.object({
  id,
  state: z.enum(ANALYSIS_STATES),
  method: z.enum(ANALYSIS_METHODS),
  /** The name of the model; of the local engine, `local`. */
  engine: z.string(),
  /** Why the rules did it in the place of the model that the operator has named; null where that is not so. */
  insteadOfModel: z.enum(INSTEAD_OF_MODEL).nullable(),
  /** Of the rules: an analysis by others is no comparison. */
  rulesVersion: z.number().int(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** Whether the transcript is as it was analysed. */
  isCurrent: z.boolean(),
  overall: scored,
  responseQuality: scored,
  technicalAccuracy: scored,
  communication: scored,
  /** Of each question of the script; empty for a conversation between people. */
  coverage: z.array(
    z.object({
      question: z.number().int(),
      text: z.string(),
      type: z.enum(['behavioral', 'technical']),
      isAnswered: z.boolean(),
      words: z.number().int(),
      seconds: z.number().int().nullable(),
      followUps: z.number().int(),
    }),
  ),
  criteria: z.array(
    z.object({
      /** One of the criteria of every interview, or a technology. */
      key: z.string(),
      level: z.number().int().min(1).max(5).nullable(),
      missing: z.enum(NO_SCORE_REASONS).nullable(),
      rationale: z.string(),
      evidence: z.array(quote),
      counterEvidence: z.array(quote),
    }),
  ),
  technicalSkills: z.array(backed),
  softSkills: z.array(backed),
  keywords: z.array(z.string()),
  /** Of the text alone; it counts for nothing. Null where too little was said. */
  sentiment: z.object({ label: z.enum(SENTIMENTS), score: z.number().min(-1).max(1) }).nullable(),
  strengths: z.array(remark),
  improvements: z.array(remark),
  summary: z.string(),
  /** Proposed; people decide. */
  recommendation: z.object({ label: z.enum(RECOMMENDATIONS), reason: z.string() }),
  /** 0–1. */
  confidence: z.number().min(0).max(1),
  confidenceReasons: z.array(z.enum(CONFIDENCE_REASONS)),
  flags: z.array(z.object({ line: z.number().int(), flag: z.enum(ANSWER_FLAGS) })),
  /** Quotes of the model that are not in the transcript. */
  droppedQuotes: z.number().int(),
  /** What a person of the team says of it; null before. */
  review: z.object({ agrees: z.boolean(), note: z.string().nullable(), byName: z.string(), at: instant }).nullable(),
});
export type Analysis = z.output<typeof analysis>;

/** An interview in the list: with the program or between people. */
const record = z.object({
  /** Of the interview. */
  id,
  kind: z.enum(RECORD_KINDS),
  /** The code of the room, or the id of an AI interview; null where it was held somewhere else. */
  roomId: z.string().nullable(),
  applicationId: id,
  jobId: id,
  jobTitle: z.string(),
  /** Null for who was erased, and where the job hides names. */
  candidateName: z.string().nullable(),
  candidateEmail: z.string().nullable(),
  status: z.enum(RECORD_STATUSES),
  /** Of an AI interview that was cancelled. */
  cause: z.enum(AI_CANCEL_CAUSES).nullable(),
  /** An AI interview that was begun and not answered. */
  failed: z.boolean(),
  /** When it began; before, when it is to be, or until when it may be begun. */
  date: instant,
  /** How long it went on; null before its end. */
  seconds: z.number().int().nullable(),
  score: score.nullable(),
  band: z.enum(SCORE_BANDS).nullable(),
  /** Whether something was said that can be read. */
  hasTranscript: z.boolean(),
  analysisState: z.enum(ANALYSIS_STATES).nullable(),
});
export type InterviewRecord = z.output<typeof record>;
/** Whether it is found because the name is like what was typed: nobody is called so. */
const similarName = z.boolean();

const days = z.coerce.number().pipe(z.literal(ANALYSIS_DAYS)).default(30);
const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const listInterviewRecords = endpoint({
  id: 'aiInterviews.listRecords',
  method: 'GET',
  path: '/api/v1/interview-ai/analyses',
  summary: 'Interviews of the company in the last days, with what their analysis says. Without a score they come last.',
  access: member,
  query: z.object({
    days,
    status: z.enum(RECORD_STATUSES).optional(),
    kind: z.enum(RECORD_KINDS).optional(),
    jobId: id.optional(),
    /** A part of the candidate's name, or of the title of the job. */
    search: text(200).optional(),
    sort: z.enum(['date', 'score']).default('date'),
    ...paging(20),
  }),
  output: z.array(record.extend({ similarName })),
  paging: 'page',
  errors: ['NO_COMPANY'],
});

/** At least so many: a mean of fewer says more of one person than of the whole. */
export const MEAN_OF_AT_LEAST = 5;

export const getAnalysisStats = endpoint({
  id: 'aiInterviews.stats',
  method: 'GET',
  path: '/api/v1/interview-ai/stats',
  summary: 'Figures of the interviews of the company in the last days.',
  access: member,
  query: z.object({ days, jobId: id.optional() }),
  output: z.object({
    total: z.number().int(),
    byStatus: z.record(z.enum(RECORD_STATUSES), z.number().int()),
    /** Those that have a finished analysis. */
    analysed: z.number().int(),
    /** Ended, with words, and not analysed yet. */
    toAnalyse: z.number().int(),
    /** Of those with a score; null below five of them. */
    averageScore: z.number().nullable(),
    scored: z.number().int(),
    /** Of those that ended; null below five of them. */
    averageSeconds: z.number().int().nullable(),
    bands: z.record(z.enum(SCORE_BANDS), z.number().int()),
  }),
  errors: ['NO_COMPANY'],
});
export type AnalysisStats = z.output<typeof getAnalysisStats.output>;

export const getInterviewAnalysis = endpoint({
  id: 'aiInterviews.analysis',
  method: 'GET',
  path: '/api/v1/interview-ai/:id',
  summary: 'An interview of either kind with its latest analysis.',
  access: member,
  params: idParams,
  output: record.extend({
    locale,
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    analysis: analysis.nullable(),
    /** How many there are: a new one never overwrites. */
    analyses: z.number().int(),
    can: z.object({ analyse: z.boolean(), review: z.boolean(), openApplication: z.boolean() }),
  }),
  errors: ['INTERVIEW_NOT_FOUND'],
});
export type InterviewAnalysis = z.output<typeof getInterviewAnalysis.output>;

export const getInterviewTranscript = endpoint({
  id: 'aiInterviews.transcript',
  method: 'GET',
  path: '/api/v1/interview-ai/:id/transcript',
  summary: 'What was said in an interview of either kind, in order. Reading it is noted in the history.',
  access: member,
  params: idParams,
  output: z.object({
    locale,
    lines: z.array(
      z.object({
        /** By which quotes name it. */
        line: z.number().int(),
        speaker: z.enum(['program', 'candidate', 'team']),
        /** Null for the program, and where the job hides names. */
        name: z.string().nullable(),
        text: z.string(),
        at: instant.nullable(),
        /** Of what the program asks. */
        kind: z.enum(AI_TURN_KINDS).nullable(),
        isSkipped: z.boolean(),
        /** Typed, not spoken. */
        isTyped: z.boolean(),
      }),
    ),
  }),
  errors: ['INTERVIEW_NOT_FOUND'],
});
export type InterviewTranscript = z.output<typeof getInterviewTranscript.output>;

export const analyseInterview = endpoint({
  id: 'aiInterviews.analyse',
  method: 'POST',
  path: '/api/v1/interview-ai/:id/analysis',
  summary:
    'Analyse what was said. Those with the program are analysed by themselves once they end; an analysis never overwrites another.',
  access: member,
  params: idParams,
  output: z.object({ id, state: z.enum(ANALYSIS_STATES) }),
  status: 202,
  errors: ['INTERVIEW_NOT_FOUND', 'NOTHING_TO_ANALYSE', 'ANALYSIS_DECLINED'],
  rateLimit: { max: 30, seconds: 3600 },
});

export const reviewAnalysis = endpoint({
  id: 'aiInterviews.review',
  method: 'POST',
  path: '/api/v1/interview-ai/:id/review',
  summary: 'Say as a person whether one agrees with the latest analysis, and why not.',
  access: member,
  params: idParams,
  body: z.strictObject({ analysisId: id, agrees: z.boolean(), note: text(2000).nullish() }),
  output: z.object({}),
  errors: ['INTERVIEW_NOT_FOUND', 'ANALYSIS_NOT_FOUND'],
});
