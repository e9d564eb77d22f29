import { REQUEST_DUE_DAYS, type RequestKind, type RequestState } from '@prova/contract/privacy/data-request-rules';
import type { AuditEntry } from '../src/platform/audit.ts';
import { TALENT } from './companies.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { DrawnApplication } from './demo-applications.ts';
import { createRandom, type Random } from './random.ts';
import type { Rows } from './rows.ts';
import { atWork, awake, DAY, daysBefore } from './time.ts';

interface DemoRequest {
  readonly kind: RequestKind;
  readonly state: RequestState;
  /** When the address was proven. */
  readonly daysAgo: number;
  readonly message: string | null;
  /** By the demo talent, signed in; the others by the form. */
  readonly own?: true;
  /** Days after it was confirmed. */
  readonly answered?: { readonly after: number; readonly text: string };
}

/** What Aurora was asked: one that is due soon, one that waits, one of the demo talent, and two that ended. */
const REQUESTS: readonly DemoRequest[] = [
  {
    kind: 'erase',
    state: 'working',
    daysAgo: 12,
    message: 'Participei do processo seletivo e não quero mais que guardem meu currículo e minhas respostas.',
  },
  { kind: 'export', state: 'confirmed', daysAgo: 3, message: null },
  {
    kind: 'correct',
    state: 'confirmed',
    daysAgo: 1,
    own: true,
    message: 'Meu telefone mudou depois que enviei a candidatura. O certo está no meu perfil.',
  },
  {
    kind: 'information',
    state: 'answered',
    daysAgo: 30,
    message: 'Vocês compartilham meu currículo com outras empresas?',
    answered: {
      after: 4,
      text: 'Não. Seu currículo é lido só por quem participa da seleção aqui na Aurora, e o sistema em que ele fica é o da Prova, que trabalha para nós.',
    },
  },
  {
    kind: 'object',
    state: 'refused',
    daysAgo: 45,
    message: 'Não quero que minha candidatura apareça nas estatísticas.',
    answered: {
      after: 6,
      text: 'As estatísticas são contagens sem nome: não há dado seu que possa ser retirado delas.',
    },
  },
];

/** Requests about data. They have a chance of their own: what they are does not change the rest of the demo. */
export function drawDataRequests(
  rows: Rows,
  now: Date,
  accounts: DemoAccounts,
  applications: readonly DrawnApplication[],
): void {
  const random = createRandom(20_261_122);
  const company = accounts.companies.get('aurora');
  const owner = [...accounts.members.values()].find(
    ({ companyKey, role }) => companyKey === 'aurora' && role === 'owner',
  );
  if (!company || !owner) throw new Error('the demo has no company to ask');
  const others = applications.filter(({ job, isTalent }) => job.demo.company === 'aurora' && !isTalent);
  const taken = new Set<string>();
  for (const request of REQUESTS) {
    const confirmed = awake(daysBefore(now, request.daysAgo), now);
    // Nobody asks twice, or before they have applied.
    const { person } = random.pick(
      others.filter((each) => !taken.has(each.person.email) && each.appliedAt < daysBefore(confirmed, 1)),
    );
    taken.add(person.email);
    const id = random.id(confirmed);
    const answeredAt = request.answered
      ? atWork(new Date(confirmed.getTime() + request.answered.after * DAY), random.int(0, 59))
      : null;
    rows.add('privacyRequests', {
      id,
      version: answeredAt ? 3 : request.state === 'working' ? 3 : 2,
      companyId: company.id,
      kind: request.kind,
      handling: 'queue',
      locale: 'pt-BR',
      address: request.own ? TALENT.email : person.email,
      userId: request.own ? accounts.talent.userId : null,
      message: request.message,
      state: request.state,
      confirmedAt: confirmed,
      dueAt: new Date(confirmed.getTime() + REQUEST_DUE_DAYS * DAY),
      answeredAt,
      answer: request.answered?.text ?? null,
      createdAt: new Date(confirmed.getTime() - random.int(2, 40) * 60_000),
    });
    const note = entry(rows, random, { companyId: company.id, requestId: id, kind: request.kind });
    note('privacy.request_confirmed', confirmed, null);
    if (request.state === 'working')
      note('privacy.request_started', atWork(new Date(confirmed.getTime() + DAY), 12), owner.id);
    if (answeredAt)
      note(request.state === 'refused' ? 'privacy.request_refused' : 'privacy.request_answered', answeredAt, owner.id);
  }
}

const entry =
  (rows: Rows, random: Random, about: { companyId: string; requestId: string; kind: RequestKind }) =>
  (action: AuditEntry['action'], at: Date, userId: string | null): void =>
    rows.add('auditEntries', {
      id: random.id(at),
      companyId: about.companyId,
      actorKind: userId ? 'user' : 'guest',
      actorId: userId,
      action,
      subjectId: about.requestId,
      data: { kind: about.kind },
      createdAt: at,
    });
