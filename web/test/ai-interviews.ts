import type { AiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import type {
  Analysis,
  InterviewAnalysis,
  InterviewRecord,
  InterviewTranscript,
} from '@prova/contract/ai-interviews/analysis';
import { idOf } from './interviews.ts';

/** One that is ahead unless it is said otherwise. */
export function aiInterviewOf(given: Partial<AiInterview> = {}): AiInterview {
  return {
    id: idOf(600),
    version: 1,
    applicationId: idOf(200),
    jobId: idOf(300),
    jobTitle: 'Pessoa Desenvolvedora',
    candidateName: 'Ana Duarte',
    status: 'scheduled',
    cause: null,
    reason: null,
    locale: 'pt-BR',
    closesAt: '2030-01-15T17:00:00.000Z',
    timeZone: 'America/Sao_Paulo',
    documentsUrl: null,
    notes: null,
    questions: 5,
    answered: 0,
    minutes: 17,
    organiserName: 'Rui Prado',
    createdAt: '2026-11-20T12:00:00.000Z',
    startedAt: null,
    endedAt: null,
    can: { extend: true, cancel: true, mail: true, read: false },
    ...given,
  };
}

/** One that has ended and was analysed unless it is said otherwise. */
export function recordOf(given: Partial<InterviewRecord> = {}): InterviewRecord {
  return {
    id: idOf(600),
    kind: 'ai',
    roomId: idOf(600),
    applicationId: idOf(200),
    jobId: idOf(300),
    jobTitle: 'Pessoa Desenvolvedora',
    candidateName: 'Ana Duarte',
    candidateEmail: 'ana@correio.example',
    status: 'ended',
    cause: null,
    failed: false,
    date: '2026-11-20T12:00:00.000Z',
    seconds: 754,
    score: 72,
    band: 'good',
    hasTranscript: true,
    analysisState: 'done',
    ...given,
  };
}

const ANSWER = 'Dividi a conciliação em filas. O tempo caiu de seis horas para quatro minutos, com PostgreSQL.';
const quoted = (text: string) => ({
  line: 2,
  start: ANSWER.indexOf(text),
  end: ANSWER.indexOf(text) + text.length,
  text,
});
const RESULT = quoted('O tempo caiu de seis horas para quatro minutos');

/** What the local engine makes of one good answer unless it is said otherwise. */
export function analysisOf(given: Partial<Analysis> = {}): Analysis {
  return {
    id: idOf(700),
    state: 'done',
    method: 'local',
    insteadOfModel: null,
    engine: 'local',
    rulesVersion: 1,
    createdAt: '2026-11-20T12:20:00.000Z',
    finishedAt: '2026-11-20T12:20:01.000Z',
    isCurrent: true,
    overall: { value: 72, band: 'good', missing: null },
    responseQuality: { value: 81, band: 'excellent', missing: null },
    technicalAccuracy: { value: null, band: null, missing: 'needs_a_person' },
    communication: { value: 48, band: 'fair', missing: null },
    coverage: [
      {
        question: 1,
        text: 'Conte de um problema que você resolveu.',
        type: 'behavioral',
        isAnswered: true,
        words: 14,
        seconds: 62,
        followUps: 1,
      },
      {
        question: 2,
        text: 'Como você usa índices no PostgreSQL?',
        type: 'technical',
        isAnswered: false,
        words: 0,
        seconds: null,
        followUps: 0,
      },
    ],
    criteria: [
      {
        key: 'result',
        level: 4,
        missing: null,
        rationale: 'Diz o resultado com números.',
        evidence: [RESULT],
        counterEvidence: [],
      },
      { key: 'ownership', level: null, missing: 'no_evidence', rationale: '', evidence: [], counterEvidence: [] },
    ],
    technicalSkills: [{ name: 'PostgreSQL', quotes: [quoted('PostgreSQL')] }],
    softSkills: [],
    keywords: ['conciliação', 'filas'],
    sentiment: { label: 'positive', score: 0.4 },
    strengths: [{ text: 'Resultado medido.', quotes: [RESULT] }],
    improvements: [],
    summary: 'Conta como dividiu a conciliação em filas.',
    recommendation: { label: 'review', reason: 'Só uma das duas perguntas foi respondida.' },
    confidence: 0.35,
    confidenceReasons: ['local_engine', 'questions_unanswered'],
    flags: [{ line: 4, flag: 'very_short' }],
    droppedQuotes: 0,
    review: null,
    ...given,
  };
}

/** An interview with its analysis, as its page reads it. */
export function interviewAnalysisOf(given: Partial<InterviewAnalysis> = {}): InterviewAnalysis {
  return {
    ...recordOf(),
    locale: 'pt-BR',
    startedAt: '2026-11-20T12:00:00.000Z',
    endedAt: '2026-11-20T12:12:34.000Z',
    analysis: analysisOf(),
    analyses: 1,
    can: { analyse: true, review: true, openApplication: true },
    ...given,
  };
}

const line = (number: number, given: Partial<InterviewTranscript['lines'][number]>) => ({
  line: number,
  speaker: 'program' as const,
  name: null,
  text: '',
  at: '2026-11-20T12:01:00.000Z',
  kind: null,
  isSkipped: false,
  isTyped: false,
  ...given,
});

/** What was said in it. */
export const TRANSCRIPT: InterviewTranscript = {
  locale: 'pt-BR',
  lines: [
    line(1, { text: 'Conte de um problema que você resolveu.', kind: 'ask' }),
    line(2, { speaker: 'candidate', name: 'Ana Duarte', text: ANSWER }),
    line(3, { text: 'Qual foi o seu papel?', kind: 'follow-up' }),
    line(4, { speaker: 'candidate', name: 'Ana Duarte', text: 'Eu fiz.', isTyped: true }),
    line(5, { text: 'Como você usa índices no PostgreSQL?', kind: 'ask' }),
    line(6, { speaker: 'candidate', name: 'Ana Duarte', isSkipped: true }),
  ],
};
