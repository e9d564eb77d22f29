import type { StageType } from '@prova/contract/applications/application-status';
import type { Board, Card } from '@prova/contract/funnel/funnel';

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
    offerSentAt: stageId === 'offer' ? '2026-11-20T00:00:00.000Z' : null,
    offerViewedAt: null,
  };
}

/** A board for tests, with these people in its columns. */
export function boardOf(people: Partial<Record<Name, readonly string[]>>): Board {
  const columns = STAGES.map((stage, position) => {
    const cards = (people[stage] ?? []).map((name) => cardOf(name, stage));
    return {
      stage: { id: stage, type: stage, name: NAMES[stage], position, replyDays: null },
      total: cards.length,
      cards,
      nextCursor: null,
    };
  });
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  return {
    job: {
      id: 'job',
      slug: 'vaga',
      title: 'Pessoa Desenvolvedora',
      status: 'ACTIVE',
      companyName: 'Aurora',
      publicUrl: 'https://prova.example/jobs/vaga',
      facts: {
        locationModel: 'remote',
        contractType: 'CLT',
        payMode: null,
        payMin: null,
        payMax: null,
        currency: null,
      },
      can: { edit: true, share: true, move: true, hire: true, offer: true },
    },
    columns,
    total,
    counts: { open: total, closed: 0 },
    overdue: 0,
    sources: [],
    snapshot: '1:1:',
  };
}
