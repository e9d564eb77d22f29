import type { applicationMatch } from '@prova/contract/applications/application-match';
import type { ApplicationDetail } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { type Board, board, type Card } from '@prova/contract/funnel/funnel';
import type { StageType } from '@prova/contract/jobs/stage-types';

/** What a job may leave out is null, whatever else boards come to show of it. */
const nulls = <T>(shape: object) =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, null])) as unknown as T;
const JOB = board.shape.job.shape;

const STAGES = ['new', 'review', 'offer', 'hired'] as const satisfies readonly StageType[];
type Name = (typeof STAGES)[number];
const NAMES: Record<Name, string> = {
  new: 'Novos candidatos',
  review: 'Em análise',
  offer: 'Oferta enviada',
  hired: 'Contratados',
};

/** A card for tests; names later in the alphabet have applied earlier. */
export function cardOf(name: string, stageId: Name): Card {
  return {
    id: `id-${name}`,
    version: 1,
    candidateId: `candidate-${name}`,
    name,
    hidden: false,
    locked: false,
    city: 'Recife',
    state: 'PE',
    title: null,
    stageId,
    status: stageId === 'offer' ? 'offer_sent' : stageId,
    appliedAt: new Date(Date.UTC(2026, 10, 20) - (name.codePointAt(0) ?? 0) * 3_600_000).toISOString(),
    stageSince: '2026-11-20T00:00:00.000Z',
    replyDueAt: null,
    source: null,
    active: true,
    withdrawn: false,
    closed: false,
    liveOffer: stageId === 'offer',
    testOut: false,
    interviewAhead: false,
    unopened: false,
    unreadMessages: 0,
    offerSentAt: stageId === 'offer' ? '2026-11-20T00:00:00.000Z' : null,
    offerViewedAt: null,
    unwanted: [],
    match: null,
  };
}

/** A board for tests, with these people in its columns. */
export function boardOf(people: Partial<Record<Name, readonly string[]>>): Board {
  const columns = STAGES.map((stage, position) => {
    const cards = (people[stage] ?? []).map((name) => cardOf(name, stage));
    return {
      stage: {
        id: stage,
        type: stage,
        name: NAMES[stage],
        position,
        replyDays: null,
        required: true,
        mails: stage === 'review',
        daysToBegin: null,
      },
      total: cards.length,
      cards,
      nextCursor: null,
      nextLateSince: null,
      nextGroup: null,
      groups: [],
    };
  });
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  return {
    job: {
      ...nulls<Board['job']>(JOB),
      id: 'job',
      slug: 'vaga',
      title: 'Pessoa Desenvolvedora',
      status: 'ACTIVE',
      companyName: 'Aurora',
      publicUrl: 'https://prova.example/jobs/vaga',
      facts: {
        ...nulls<Board['job']['facts']>(JOB.facts.shape),
        locationModel: 'remote',
        contractType: 'CLT',
        benefits: [],
      },
      can: {
        edit: true,
        share: true,
        close: true,
        reopen: false,
        move: true,
        hire: true,
        offer: true,
        test: true,
        interview: true,
        export: true,
      },
    },
    columns,
    group: 'none',
    total,
    similarNames: false,
    counts: { open: total - (people.hired?.length ?? 0), hired: people.hired?.length ?? 0, closed: 0 },
    overdue: 0,
    locked: 0,
    sources: [],
    snapshot: '1:1:',
  };
}

const allowed = { allowed: true, reason: null };

/** What the panel shows of somebody who has just applied, for tests. */
export function detailOf(name: string): ApplicationDetail {
  return {
    id: `id-${name}`,
    version: 1,
    jobId: 'job',
    jobTitle: 'Pessoa Desenvolvedora',
    hidden: false,
    locked: false,
    candidate: {
      id: `candidate-${name}`,
      name,
      email: `${name.toLowerCase()}@correio.example`,
      phone: '+5581999990000',
      city: 'Recife',
      state: 'PE',
      title: null,
      linkedin: 'https://www.linkedin.com/in/ana',
      github: null,
      portfolio: null,
      website: null,
      hasAccount: false,
      otherApplications: [],
    },
    stageId: 'new',
    stage: { name: 'Novos candidatos', type: 'new' },
    status: 'new',
    testOut: false,
    interviewAhead: false,
    source: null,
    appliedAt: '2026-11-19T12:00:00.000Z',
    stageSince: '2026-11-19T12:00:00.000Z',
    replyDueAt: null,
    withdrawnAt: null,
    closedAt: null,
    active: true,
    coverLetter: '<b>Olá</b>',
    answers: [
      {
        questionId: 'q1',
        question: 'Por que aqui?',
        type: 'essay',
        answer: '<img src=x onerror=alert(1)>',
        unwanted: false,
      },
    ],
    resume: null,
    actions: {
      approve: allowed,
      reject: allowed,
      move: allowed,
      reopen: { allowed: false, reason: 'Só dá para reabrir uma candidatura rejeitada ou em espera.' },
      hold: allowed,
      send_test: allowed,
      schedule_interview: allowed,
      schedule_ai_interview: allowed,
      send_offer: allowed,
      cancel_offer: { allowed: false, reason: 'Não há oferta em aberto para cancelar.' },
      hire: allowed,
    },
    can: {
      reveal: false,
      decide: true,
      hire: true,
      readHistory: true,
      writeNotes: true,
      readOffers: true,
      handleOffers: true,
      readTests: true,
      handleTests: true,
      handleInterviews: true,
      converse: true,
    },
    nextStage: { id: 'review', name: 'Em análise' },
  };
}

/** Of whom too little is known. */
export const NO_MATCH: DataOf<typeof applicationMatch> = {
  version: 1,
  score: null,
  known: 0,
  othersCount: 1,
  entryShare: 1,
  parts: [],
  needs: [],
  raises: [],
  basis: 'application',
  claims: [],
};
