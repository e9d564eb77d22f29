import * as z from 'zod';
import { id, idParams, instant, line, locale, paging, text, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { SOUND_ERRORS, spokenBody, spokenSound, spokenText, VOICE_ERRORS } from '../interviews/spoken-sound.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import type { ValidationCode } from '../validation.ts';
import {
  AI_CANCEL_CAUSES,
  AI_CONSENT_VERSION,
  AI_INTERVIEW_STATUSES,
  AI_PHASES,
  AI_TURN_KINDS,
  ANSWER_LENGTH,
  ANSWER_WAYS,
} from './ai-interview-fields.ts';
import { FIXED_PROMPT_NAMES } from './fixed-prompts.ts';

const code = (value: ValidationCode) => value;

/** Something that the program asks. */
const turn = z.object({
  number: z.number().int(),
  kind: z.enum(AI_TURN_KINDS),
  /** Of the script, from 1 on. */
  question: z.number().int(),
  /** In the language of the interview. */
  prompt: z.string(),
  required: z.boolean(),
});

/** An interview that was begun, as it stands. */
export const aiSession = z.object({
  phase: z.enum(AI_PHASES),
  way: z.enum(ANSWER_WAYS),
  /** What was heard or typed as the name; null before. */
  name: z.string().nullable(),
  /** Whether that is close to the name in the application. */
  nameMatches: z.boolean(),
  /** What is asked now; null before the first question and after the last. */
  turn: turn.nullable(),
  /** What was asked and answered before, the oldest first: the candidate's own. */
  past: z.array(turn.extend({ answer: z.string(), skipped: z.boolean() })),
  /** Since it was begun, without pauses. */
  secondsUsed: z.number().int(),
});
export type AiSession = z.output<typeof aiSession>;
export type AiTurn = z.output<typeof turn>;

/** An AI interview as the candidate sees it. */
export const aiInvitation = z.object({
  id,
  status: z.enum(AI_INTERVIEW_STATUSES),
  cause: z.enum(AI_CANCEL_CAUSES).nullable(),
  locale,
  companyName: z.string(),
  /** Whether the identity of the company was proved. */
  companyVerified: z.boolean(),
  companyLogoUrl: z.string().nullable(),
  jobTitle: z.string(),
  candidateName: z.string(),
  closesAt: instant,
  timeZone: z.string(),
  documentsUrl: z.string().nullable(),
  notes: z.string().nullable(),
  questions: z.number().int(),
  minutes: z.number().int(),
  /** What words the follow-ups: `local`, or the name of the model. */
  engine: z.string(),
  /** The service that writes down what is said where the browser cannot on the device, by its name; null: there is none. */
  transcriber: z.string().nullable(),
  /** Whether a service reads questions out where the browser has no voice for them. */
  readsAloud: z.boolean(),
  endedAt: instant.nullable(),
  can: z.object({
    begin: z.boolean(),
    askForPerson: z.boolean(),
  }),
  session: aiSession.nullable(),
});
export type AiInvitation = z.output<typeof aiInvitation>;

const byToken = { kind: 'token', token: 'interview' } as const;
const linked = ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'INTERVIEW_NOT_FOUND'] as const;
/** What may go wrong with each step of an interview that goes on. */
const steps = [...linked, 'INTERVIEW_OVER', 'INTERVIEW_ELSEWHERE', 'QUESTION_PAST'] as const;

/** The page that holds the interview: whoever begins or comes back takes it over from any other page. */
const holder = { holder: id };

export const getAiInvitation = endpoint({
  id: 'aiInterviews.byToken',
  method: 'GET',
  path: '/api/v1/interview-ai/candidate/:token',
  summary: 'An AI interview by the candidate’s link, with how far it is, whatever has become of it.',
  access: byToken,
  params: tokenParams,
  output: aiInvitation,
  errors: linked,
});

export const beginAiInterview = endpoint({
  id: 'aiInterviews.begin',
  method: 'POST',
  path: '/api/v1/interview-ai/candidate/:token/begin',
  summary:
    'Begin, or come back and go on with the same question; another page that held the interview does so no more. Before the first time the candidate agrees to the notice.',
  access: byToken,
  params: tokenParams,
  body: z.strictObject({
    ...holder,
    way: z.enum(ANSWER_WAYS),
    /** The version of the notice that was agreed to. */
    consent: z.literal(AI_CONSENT_VERSION),
  }),
  output: aiInvitation,
  errors: [...linked, 'INTERVIEW_OVER', 'INTERVIEW_DEADLINE_PAST'],
});

export const sayAiName = endpoint({
  id: 'aiInterviews.sayName',
  method: 'POST',
  path: '/api/v1/interview-ai/candidate/:token/name',
  summary: 'Say the name, as it was heard or typed. It is compared with that of the application, never refused.',
  access: byToken,
  params: tokenParams,
  body: z.strictObject({ ...holder, name: line(2, 200) }),
  output: aiInvitation,
  errors: steps,
});

export const confirmAiName = endpoint({
  id: 'aiInterviews.confirmName',
  method: 'POST',
  path: '/api/v1/interview-ai/candidate/:token/name/confirm',
  summary: 'Say whether the name that was understood is right. A yes asks the first question, a no listens once more.',
  access: byToken,
  params: tokenParams,
  body: z.strictObject({ ...holder, right: z.boolean() }),
  output: aiInvitation,
  errors: steps,
});

export const answerAiQuestion = endpoint({
  id: 'aiInterviews.answer',
  method: 'POST',
  path: '/api/v1/interview-ai/candidate/:token/answer',
  summary:
    'Answer what is asked, or skip it. The answer is kept before anything is decided; what comes back asks the next question.',
  access: byToken,
  params: tokenParams,
  body: z
    .strictObject({
      ...holder,
      /** The number of what was asked: nobody answers a question that they have not seen. */
      turn: z.number().int().min(1).max(1000),
      text: text(ANSWER_LENGTH),
      way: z.enum(ANSWER_WAYS),
      /** From the question to the end of the answer. */
      seconds: z.number().int().min(0).max(86_400),
      /** How sure the recognition of speech was; null for what was typed, or where the browser does not say. */
      confidence: z.number().min(0).max(1).nullish(),
      skipped: z.boolean().default(false),
    })
    .refine(({ text, skipped }) => skipped || text !== '', { path: ['text'], error: code('REQUIRED') }),
  output: aiInvitation,
  errors: steps,
});

export const transcribeAiAnswer = endpoint({
  id: 'aiInterviews.transcribe',
  method: 'POST',
  path: '/api/v1/interview-ai/candidate/:token/transcriptions',
  summary:
    'Have written down what the candidate says, also before they begin, to practise. Neither the sound nor the text is kept: an answer is what they send.',
  access: byToken,
  params: tokenParams,
  body: spokenBody,
  files: spokenSound,
  output: spokenText,
  // What somebody says is not kept, under a key neither.
  answersSecret: true,
  errors: [...linked, 'INTERVIEW_OVER', ...SOUND_ERRORS],
  rateLimit: { max: 60, seconds: 60 },
});

export const speakAiPrompt = endpoint({
  id: 'aiInterviews.speak',
  method: 'POST',
  path: '/api/v1/interview-ai/candidate/:token/speech',
  summary:
    'What is asked now, spoken; so are the request for the name and the question to practise with, in either language.',
  access: byToken,
  params: tokenParams,
  body: z.discriminatedUnion('what', [
    z.strictObject({
      what: z.literal('turn'),
      /** The number of what was asked. */
      turn: z.number().int().min(1).max(1000),
    }),
    z.strictObject({ what: z.enum(FIXED_PROMPT_NAMES), language: locale }),
  ]),
  output: z.object({
    mime: z.literal('audio/mpeg'),
    /** In Base64. */
    content: z.string(),
  }),
  // Megabytes that are of no use to anybody a day later.
  answersSecret: true,
  errors: [...linked, 'INTERVIEW_OVER', 'QUESTION_PAST', ...VOICE_ERRORS],
  rateLimit: { max: 60, seconds: 600 },
});

export const pauseAiInterview = endpoint({
  id: 'aiInterviews.pause',
  method: 'POST',
  path: '/api/v1/interview-ai/candidate/:token/pause',
  summary: 'Pause. Beginning again goes on with the same question, here or on another device.',
  access: byToken,
  params: tokenParams,
  body: z.strictObject(holder),
  output: aiInvitation,
  errors: steps,
});

export const askForPerson = endpoint({
  id: 'aiInterviews.askForPerson',
  method: 'POST',
  path: '/api/v1/interview-ai/candidate/:token/person',
  summary:
    'Ask to speak with a person instead, before it has ended. The interview ends without any result, and the team is told.',
  access: byToken,
  params: tokenParams,
  body: z.strictObject({ note: text(1000).nullish() }),
  output: aiInvitation,
  errors: [...linked, 'INTERVIEW_OVER'],
});

/** What a result may prove: only of an analysis by a model which a person of the company has confirmed. */
const ownProof = z.object({
  skills: z.array(z.object({ name: z.string(), level: z.enum(SKILL_LEVELS) })),
  /** On the talent's profile. */
  shown: z.boolean(),
  validUntil: instant,
});

export const listOwnAiInterviews = endpoint({
  id: 'aiInterviews.listOwn',
  method: 'GET',
  path: '/api/v1/interview-ai/talent',
  summary: 'The talent’s AI interviews, those that can be begun first.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  query: z.object({ ...paging(20) }),
  output: z.array(
    aiInvitation
      .pick({
        id: true,
        status: true,
        cause: true,
        companyName: true,
        companyLogoUrl: true,
        jobTitle: true,
        closesAt: true,
        timeZone: true,
        questions: true,
        minutes: true,
        endedAt: true,
        can: true,
      })
      .extend({
        applicationId: id,
        /** Null while there is nothing to show. */
        proof: ownProof.nullable(),
      }),
  ),
  paging: 'page',
});

export const showAiProof = endpoint({
  id: 'aiInterviews.showProof',
  subjects: ['proofs'],
  method: 'PUT',
  path: '/api/v1/interview-ai/:id/proof',
  summary:
    'Show the confirmed result of the talent’s AI interview as a proof of skills, or take it back. It says that it came from an interview with a program, and which company confirmed it.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  body: z.strictObject({ shown: z.boolean() }),
  output: ownProof,
  errors: ['INTERVIEW_NOT_FOUND', 'PROOF_IMPOSSIBLE'],
});

export const openOwnAiInterview = endpoint({
  id: 'aiInterviews.openOwn',
  method: 'POST',
  path: '/api/v1/interview-ai/:id/link',
  summary: 'The talent’s way into their own AI interview: the secret of a link as their mail has it.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  output: z.object({ token: z.string() }),
  errors: ['INTERVIEW_NOT_FOUND'],
  answersSecret: true,
  rateLimit: { max: 30, seconds: 3600 },
});
