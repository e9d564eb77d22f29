import { markRead, ownConversation } from '../../src/modules/conversations/conversations.service.ts';
import { type EntryPoint, linkEntry, ownEntry, teamEntry } from '../../src/modules/conversations/entry-points.ts';
import { createMessageTemplate } from '../../src/modules/conversations/message-templates.ts';
import { sendMessage } from '../../src/modules/conversations/send-message.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { COMPANIES, TALENT } from '../companies.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { awake, daysBefore, lastAtWork } from '../time.ts';
import { applicationId, type PlannedApplication } from './hiring.ts';

/** What somebody does in a conversation, so many days before the scenario ends. */
interface Turn {
  readonly daysAgo: number;
  readonly by: 'team' | 'candidate';
  /** Left out: what the other side wrote is read, and no more. */
  readonly text?: string;
}

const GUESTS: readonly (readonly Turn[])[] = [
  [
    {
      daysAgo: 6,
      by: 'team',
      text: 'Oi! Gostei muito do que você contou sobre o último projeto. Você teria 30 minutos para conversar na quinta ou na sexta?',
    },
    { daysAgo: 4, by: 'candidate', text: 'Oi, que bom! Na quinta consigo depois das 15h; na sexta, o dia todo.' },
    { daysAgo: 0.9, by: 'team', text: 'Combinado: sexta às 10h. Mando o convite com o link da sala ainda hoje.' },
    { daysAgo: 0.3, by: 'candidate', text: 'Perfeito, até sexta! Preciso preparar alguma coisa?' },
  ],
  [
    {
      daysAgo: 7,
      by: 'team',
      text: 'Olá! Antes de seguirmos, queria confirmar duas coisas: você tem disponibilidade para começar em até 30 dias? E o modelo da vaga funciona para você?',
    },
    {
      daysAgo: 5,
      by: 'candidate',
      text: 'Olá! Consigo começar em 30 dias, sim: é o aviso que preciso cumprir. E o modelo funciona bem.',
    },
    { daysAgo: 1, by: 'team' },
  ],
  [
    {
      daysAgo: 5,
      by: 'team',
      text: 'Oi! O link do seu portfólio abre uma página de erro por aqui. Pode conferir e me mandar de novo?',
    },
    {
      daysAgo: 0.6,
      by: 'candidate',
      text: 'Valeu por avisar! O endereço mudou, o certo é https://portfolio.example/projetos.',
    },
  ],
];

/** The demo talent's: one was read, the newest waits. */
const TALENTS: readonly Turn[] = [
  {
    daysAgo: 8,
    by: 'team',
    text: 'Oi, Caio! Queremos te apresentar para a equipe de mobile. Qual o melhor horário na semana que vem?',
  },
  { daysAgo: 6, by: 'candidate', text: 'Oi! Terça ou quarta de manhã é ótimo para mim.' },
  {
    daysAgo: 0.9,
    by: 'team',
    text: 'Terça às 9h30, então. A conversa leva uns 40 minutos e é por vídeo: o convite chega por e-mail.',
  },
];

const TEMPLATES = [
  {
    name: 'Pedir disponibilidade',
    body: 'Oi, {{candidateName}}! Gostamos da sua candidatura para {{jobTitle}}. Você teria 30 minutos para conversar nesta semana? Me diga dois horários que funcionem para você.\n\n{{recruiterName}}, {{companyName}}',
  },
  {
    name: 'Confirmar dados',
    body: 'Oi, {{candidateName}}! Antes de seguirmos com {{jobTitle}}, você pode confirmar a sua pretensão salarial e quando poderia começar?',
  },
  {
    name: 'Agradecer a conversa',
    body: 'Oi, {{candidateName}}! Obrigada pela conversa de hoje. Vamos alinhar por aqui e voltamos com os próximos passos de {{jobTitle}} em até três dias.',
  },
];

/** Recruiters and candidates write to each other; some of it is unread on either side when the scenario ends. */
export function conversationsScenario(runner: ScenarioRunner, applications: readonly PlannedApplication[]): void {
  const aurora = COMPANIES.find(({ slug }) => slug === 'aurora-sistemas');
  if (!aurora) throw new Error('The demo has no Aurora');
  runner.story(lastAtWork(daysBefore(runner.now, 40), 20), async () => {
    for (const template of TEMPLATES)
      await runner.as(aurora.owner.email, (ctx) => createMessageTemplate(ctx, template), aurora.slug);
  });
  const resting = applications.filter(({ outcome }) => outcome === 'resting');
  const own = resting.find(({ isTalent }) => isTalent);
  if (!own) throw new Error('Nothing that the talent has applied to goes on');
  converse(runner, own, TALENTS);
  const once = resting.filter(
    ({ job, isTalent, person, appliedAt }) =>
      job.companySlug === aurora.slug &&
      !isTalent &&
      appliedAt < daysBefore(runner.now, 16) &&
      applications.filter((other) => other.person.email === person.email).length === 1,
  );
  for (const [index, turns] of GUESTS.entries()) {
    const guest = once[index];
    if (!guest) throw new Error('Too few candidates of Aurora go on');
    converse(runner, guest, turns);
  }
}

function converse(runner: ScenarioRunner, application: PlannedApplication, turns: readonly Turn[]): void {
  const { job, person, isTalent } = application;
  const moments = turns.map(({ daysAgo, by }) => {
    const at = daysBefore(runner.now, daysAgo);
    return by === 'team' ? lastAtWork(at, 24) : awake(at, runner.now);
  });
  const [first] = moments;
  if (!first) return;
  runner.story(first, async (until) => {
    const id = await applicationId(runner, application);
    const link = { email: person.email, mail: 'application_received', token: 'application_status' } as const;
    const asTeam = (work: (ctx: Ctx) => Promise<unknown>) => runner.as(job.demo.owner, work, job.companySlug);
    const asCandidate = (work: (ctx: Ctx) => Promise<unknown>) =>
      isTalent ? runner.as(TALENT.email, work) : runner.byLink(link, work);
    for (const [index, { by, text }] of turns.entries()) {
      const at = moments[index];
      if (index > 0 && at) await until(at);
      const [entry, as] = by === 'team' ? [teamEntry(id), asTeam] : [isTalent ? ownEntry(id) : linkEntry, asCandidate];
      await as((ctx) => readAll(ctx, entry));
      if (text) await as((ctx) => sendMessage(ctx, entry, { body: text, attachments: [] }));
    }
  });
}

async function readAll(ctx: Ctx, entry: EntryPoint): Promise<void> {
  const { messages } = await ownConversation(ctx, entry, { limit: 1 });
  const [newest] = messages;
  if (newest) await markRead(ctx, entry, newest.id);
}
