import type { RequestKind } from '@prova/contract/privacy/data-request-rules';
import { askByMailLink, askSignedIn, confirmByLink } from '../../src/modules/privacy/ask.ts';
import { answerRequestWith, refuseRequest, startRequest } from '../../src/modules/privacy/handle-request.ts';
import { companyRequest } from '../../src/modules/privacy/request-queue.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { companyOf, TALENT } from '../companies.ts';
import { createRandom } from '../random.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { atWork, awake, DAY, daysBefore, MINUTE } from '../time.ts';
import type { PlannedApplication } from './hiring.ts';

interface DemoRequest {
  readonly kind: RequestKind;
  /** When the address is proven, or would be. */
  readonly daysAgo: number;
  readonly message: string | null;
  /** By the demo talent, signed in; the others by the form. */
  readonly own?: true;
  /** The link of the mail is not opened. */
  readonly unproven?: true;
  /** Somebody works on it, a day after it came. */
  readonly started?: true;
  readonly ends?: { readonly after: number; readonly how: 'answered' | 'refused'; readonly text: string };
}

/** What Aurora is asked: one that is due soon, one that waits, one of the demo talent, two that end, and one of which only the form was filled in. */
const REQUESTS: readonly DemoRequest[] = [
  {
    kind: 'erase',
    daysAgo: 12,
    message: 'Participei do processo seletivo e não quero mais que guardem meu currículo e minhas respostas.',
    started: true,
  },
  { kind: 'export', daysAgo: 3, message: null },
  {
    kind: 'correct',
    daysAgo: 1,
    own: true,
    message: 'Meu telefone mudou depois que enviei a candidatura. O certo está no meu perfil.',
  },
  { kind: 'export', daysAgo: 2, message: null, unproven: true },
  {
    kind: 'information',
    daysAgo: 30,
    message: 'Vocês compartilham meu currículo com outras empresas?',
    ends: {
      after: 4,
      how: 'answered',
      text: 'Não. Seu currículo é lido só por quem participa da seleção aqui na Aurora, e o sistema em que ele fica é o da Prova, que trabalha para nós.',
    },
  },
  {
    kind: 'object',
    daysAgo: 45,
    message: 'Não quero que minha candidatura apareça nas estatísticas.',
    ends: {
      after: 6,
      how: 'refused',
      text: 'As estatísticas são contagens sem nome: não há dado seu que possa ser retirado delas.',
    },
  },
];

/** People who applied ask about their data; the owner of the company answers some. */
export function dataRequestsScenario(runner: ScenarioRunner, applications: readonly PlannedApplication[]): void {
  // A chance of its own: who asks changes nothing else of the scenario.
  const random = createRandom(20_261_122);
  const { slug, owner } = companyOf('aurora');
  const others = applications.filter(({ job, isTalent }) => job.demo.company === 'aurora' && !isTalent);
  const taken = new Set<string>();
  for (const request of REQUESTS) {
    const confirmed = awake(daysBefore(runner.now, request.daysAgo), runner.now);
    // Nobody asks twice, or before they have applied.
    const { person } = random.pick(
      others.filter(({ person, appliedAt }) => !taken.has(person.email) && appliedAt < daysBefore(confirmed, 1)),
    );
    taken.add(person.email);
    const asked = { company: slug, kind: request.kind, message: request.message };
    const minutes = request.own ? 0 : random.int(2, 40);
    runner.story(new Date(confirmed.getTime() - minutes * MINUTE), async (until) => {
      if (request.own) {
        await runner.as(TALENT.email, (ctx) => askSignedIn(ctx, asked));
        return;
      }
      const { email } = person;
      await runner.asGuest(email, (ctx) => askByMailLink(ctx, { ...asked, email }));
      if (request.unproven) return;
      await until(confirmed);
      const link = { email, mail: 'data_request_confirm', token: 'privacy_request' } as const;
      const { id } = await runner.byLink(link, async (ctx) => {
        await confirmByLink(ctx);
        return { id: ctx.actor.kind === 'token' ? ctx.actor.subjectId : '' };
      });
      const handle = (work: (ctx: Ctx, version: number) => Promise<void>) =>
        runner.as(owner.email, async (ctx) => work(ctx, (await companyRequest(ctx, id)).version));
      if (request.started) {
        await until(atWork(new Date(confirmed.getTime() + DAY), 12));
        await handle((ctx, version) => startRequest(ctx, id, version));
      }
      const { ends } = request;
      if (!ends) return;
      await until(atWork(new Date(confirmed.getTime() + ends.after * DAY), 25));
      await handle((ctx, version) =>
        ends.how === 'refused'
          ? refuseRequest(ctx, id, version, ends.text)
          : answerRequestWith(ctx, id, { version, text: ends.text, with: 'reply' }),
      );
    });
  }
}
