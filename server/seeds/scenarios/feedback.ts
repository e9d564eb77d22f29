import { shareFeedback } from '../../src/modules/evaluations/share-feedback.ts';
import { createFeedback } from '../../src/modules/evaluations/write-feedback.ts';
import { COMPANIES } from '../companies.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { daysBefore, lastAtWork } from '../time.ts';
import { applicationId, type PlannedApplication } from './hiring.ts';

/** What a recruiter writes to somebody, so many days before the scenario ends. */
interface Written {
  readonly daysAgo: number;
  readonly shared: boolean;
  readonly strengths: string;
  readonly growth: string;
  readonly message: string;
}

const TO_TALENT: Written = {
  daysAgo: 6,
  shared: true,
  strengths:
    'Você explica as suas decisões com clareza, e o que mostrou de interface tem acabamento e cuidado com acessibilidade. A equipe gostou muito.',
  growth:
    'Para esta vaga, sentimos falta de prática no servidor: modelar dados e escrever testes de uma API. Um projeto pequeno com banco de dados, do esquema aos testes, já contaria essa história.',
  message: 'Foi muito bom conhecer o seu trabalho, Caio. Esperamos cruzar com você em outras vagas.',
};

const TO_GUESTS: readonly Written[] = [
  {
    daysAgo: 3,
    shared: true,
    strengths: 'Boa base de JavaScript e respostas muito bem escritas no formulário.',
    growth:
      'Para esta vaga, faltou mostrar experiência com estado compartilhado em React. Um projeto pequeno, com Context ou Zustand, ajudaria a contar essa história.',
    message: 'Obrigada por se candidatar! Torcemos por você.',
  },
  {
    daysAgo: 1,
    shared: false,
    strengths: 'Portfólio organizado, com o problema e o resultado de cada projeto.',
    growth: 'Falar mais do porquê de cada escolha técnica, e não só do que foi feito.',
    message: '',
  },
];

/** Recruiters tell people how they did; one draft waits for a second reader. */
export function feedbackScenario(runner: ScenarioRunner, applications: readonly PlannedApplication[]): void {
  const aurora = COMPANIES.find(({ slug }) => slug === 'aurora-sistemas');
  const own = applications.filter(({ isTalent }) => isTalent);
  const talent = own.find(({ outcome }) => outcome === 'rejected') ?? own[0];
  if (!aurora || !talent) throw new Error('The demo has no Aurora, or its talent applies to nothing');
  write(runner, talent, TO_TALENT);
  const rejected = applications.filter(
    ({ job, isTalent, outcome, appliedAt }) =>
      job.companySlug === aurora.slug && !isTalent && outcome === 'rejected' && appliedAt < daysBefore(runner.now, 20),
  );
  for (const [index, written] of TO_GUESTS.entries()) {
    const guest = rejected[index];
    if (!guest) throw new Error('Too few candidates of Aurora were rejected');
    write(runner, guest, written);
  }
}

function write(runner: ScenarioRunner, application: PlannedApplication, { daysAgo, shared, ...words }: Written): void {
  const { job } = application;
  runner.story(lastAtWork(daysBefore(runner.now, daysAgo), 24), async () => {
    const id = await applicationId(runner, application);
    await runner.as(
      job.demo.owner,
      async (ctx) => {
        const feedback = await createFeedback(ctx, { applicationId: id, ...words });
        if (shared) await shareFeedback(ctx, feedback.id, 1);
      },
      job.companySlug,
    );
  });
}
