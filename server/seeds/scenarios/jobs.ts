import { saveStageTests } from '../../src/modules/attempts/assignments/stage-tests.ts';
import { makeBoardLink } from '../../src/modules/funnel/board-links.ts';
import type { DetailData } from '../../src/modules/jobs/job-detail.ts';
import { closeJob, toggleJob } from '../../src/modules/jobs/job-status.ts';
import { jobTexts } from '../../src/modules/jobs/jobs.texts.ts';
import { shareJob } from '../../src/modules/jobs/sharing/share-job.ts';
import { createJob } from '../../src/modules/jobs/wizard/create-job.ts';
import { getDraft } from '../../src/modules/jobs/wizard/draft.ts';
import { publishJob } from '../../src/modules/jobs/wizard/publish-job.ts';
import { saveStep } from '../../src/modules/jobs/wizard/save-step.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { companyOf } from '../companies.ts';
import { type DemoJob, JOBS } from '../jobs.ts';
import { NEW_JOBS } from '../new-jobs.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { COLLEAGUES } from '../team.ts';
import { atWork, awake, DAY, daysBefore, lastAtWork } from '../time.ts';

/** Days before the scenario's end since which a paused job takes no applications. */
const PAUSED_DAYS = 12;

/** A job of the scenario: what is planned of it, and what is known once it is public. */
export interface SeededJob {
  readonly demo: DemoJob;
  readonly createdAt: Date;
  readonly publishedAt: Date;
  /** Until then it takes applications. */
  readonly openUntil: Date;
  /** When it is closed, or the scenario ends: nobody moves on after that. */
  readonly endsAt: Date;
  /** Whose calls these are: people may belong to several companies. */
  readonly companySlug: string;
  /** As it was published. @throws before that */
  readonly detail: DetailData;
}

/** Recruiters write jobs in the steps of the wizard, publish them, share them with colleagues, pause one and close others. */
export function jobsScenario(runner: ScenarioRunner): SeededJob[] {
  return [...JOBS, ...NEW_JOBS].map((demo) => {
    const { createdAt, publishedAt } = writtenAt(demo, runner.now);
    const endsAt = demo.closedDaysAgo ? atWork(daysBefore(runner.now, demo.closedDaysAgo), 30) : runner.now;
    const openUntil = demo.status === 'ON_HOLD' ? atWork(daysBefore(runner.now, PAUSED_DAYS), 45) : endsAt;
    const companySlug = companyOf(demo.company).slug;
    let published: DetailData | undefined;
    runner.story(createdAt, async (until) => {
      const id = await runner.as(demo.owner, (ctx) => write(ctx, demo), companySlug);
      if (demo.status === 'DRAFT') return;
      await until(publishedAt);
      await runner.as(demo.owner, (ctx) => chooseTests(ctx, id, demo), companySlug);
      published = await runner.as(demo.owner, (ctx) => publishJob(ctx, id), companySlug);
      for (const { email } of COLLEAGUES.filter(({ jobs }) => jobs.includes(demo.key))) {
        await runner.as(demo.owner, async (ctx) => shareJob(ctx, id, await userIdOf(runner, email)), companySlug);
      }
      const { status, boardLink } = demo;
      if (boardLink)
        await runner.as(demo.owner, (ctx) => makeBoardLink(ctx, id, { ...boardLink, days: 90 }), companySlug);
      if (status === 'ACTIVE') return;
      await until(openUntil);
      await runner.as(
        demo.owner,
        (ctx) => (status === 'ON_HOLD' ? toggleJob(ctx, id) : closeJob(ctx, id, { status, notify: true })),
        companySlug,
      );
    });
    return {
      demo,
      createdAt,
      publishedAt,
      openUntil,
      endsAt,
      companySlug,
      get detail() {
        if (!published) throw new Error(`${demo.key} is not public yet`);
        return published;
      },
    };
  });
}

/** Up to so many days ago, a moment of work that comes after what was planned may lie beyond the end. */
const NEW_DAYS = 6;

/** When a job is begun and when it is published: in office hours, before `now`. */
export function writtenAt(
  { status, publishedDaysAgo }: Pick<DemoJob, 'status' | 'publishedDaysAgo'>,
  now: Date,
): { createdAt: Date; publishedAt: Date } {
  const begun = daysBefore(now, publishedDaysAgo + 2);
  if (status !== 'DRAFT' && publishedDaysAgo < NEW_DAYS) {
    const publishedAt = lastAtWork(daysBefore(now, publishedDaysAgo), 30);
    return { createdAt: lastAtWork(new Date(publishedAt.getTime() - 1.4 * DAY), 12), publishedAt };
  }
  const createdAt = status === 'DRAFT' ? awake(begun, now) : atWork(begun, 12);
  return { createdAt, publishedAt: atWork(new Date(createdAt.getTime() + 1.4 * DAY), 30) };
}

async function userIdOf(runner: ScenarioRunner, email: string): Promise<string> {
  const users = runner.platform.database.selectFrom('users').select('id').where('email', '=', email);
  return (await users.executeTakeFirstOrThrow()).id;
}

/** Goes through the wizard; a draft is left after its third step. @returns the id */
async function write(ctx: Ctx, demo: DemoJob): Promise<string> {
  const { id, stages } = await createJob(ctx, details(demo));
  const save = (n: number, data: object) => saveStep(ctx, n, { jobId: id, data: { ...data } });
  const skills = await ctx.db.selectFrom('skills').select(['slug', 'name']).execute();
  await save(2, {
    description: demo.description,
    requirements: demo.requirements,
    skills: demo.skills.map(({ slug, level, required }) => {
      const skill = skills.find((each) => each.slug === slug);
      if (!skill) throw new Error(`The dictionary does not know ${slug}`);
      return { name: skill.name, level, required };
    }),
  });
  await save(3, form(demo));
  if (demo.status === 'DRAFT') return id;
  const fixed = (type: 'new' | 'review' | 'offer' | 'hired', name: string, replyDays: number | null) => ({
    id: stages.find((stage) => stage.type === type)?.id,
    type,
    name,
    replyDays,
  });
  await save(4, {
    stages: [
      fixed('new', 'Novos candidatos', 7),
      fixed('review', 'Em análise', 10),
      ...demo.stages.map(({ test: _, ...stage }) => ({
        ...stage,
        replyDays: 10,
        ...(stage.type === 'interview_ia' && { questions: AI_QUESTIONS }),
      })),
      fixed('offer', 'Oferta enviada', null),
      fixed('hired', 'Contratados', null),
    ],
    blind: demo.blind ?? false,
  });
  await save(5, {
    templates: Object.entries(jobTexts('pt-BR').mails).map(([kind, words]) => ({ kind, enabled: true, ...words })),
  });
  await save(6, { sources: demo.sources.map((platform) => ({ platform })) });
  await save(7, {});
  return id;
}

/** Says which test a stage asks, by its title; somebody of the team sends it. */
async function chooseTests(ctx: Ctx, jobId: string, demo: DemoJob): Promise<void> {
  const { stages } = await getDraft(ctx, jobId);
  for (const { name, test } of demo.stages) {
    const stage = stages.find((each) => each.name === name);
    if (!test || !stage) continue;
    const { id } = await ctx.db
      .selectFrom('tests')
      .select('id')
      .where('title', '=', test)
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow();
    await saveStageTests(ctx, stage.id, { jobId, testIds: [id], dueDays: 7, automatic: false });
  }
}

function details(demo: DemoJob): object {
  const [payMin, payMax] = demo.pay;
  return {
    title: demo.title,
    locationModel: demo.locationModel,
    ...demo.place,
    contractType: demo.contractType,
    seniority: demo.seniority,
    payMode: payMin === undefined ? 'negotiate' : payMax === undefined ? 'fixed' : 'range',
    payMin: payMin === undefined ? null : payMin * 100,
    payMax: payMax === undefined ? null : payMax * 100,
    benefits: demo.benefits,
    ...(demo.internalCode && { internalCode: demo.internalCode }),
    ...(demo.openings && { openings: demo.openings }),
    languages: demo.languages ?? [],
    urgent: demo.urgent ?? false,
    featured: demo.featured ?? false,
  };
}

function form(demo: DemoJob): object {
  const asked = (field: string) => ({ field, visible: true, required: field !== 'phone' || demo.company === 'aurora' });
  return {
    fields: [
      ...['full_name', 'email', 'phone', 'resume'].map(asked),
      ...demo.extraFields.map((field) => ({ field, visible: true, required: false })),
    ],
    questions: demo.questions.map(({ text, required, wanted, options = [] }) => ({
      type: wanted ? 'yes_no' : options.length > 0 ? 'multiple_choice' : 'essay',
      text,
      required,
      ...(wanted ? { wanted } : { options: options.map(([label]) => ({ text: label })) }),
    })),
  };
}

const AI_QUESTIONS = [
  ['behavioral', 'Conte uma decisão técnica sua que não deu certo. O que você fez quando percebeu?'],
  ['behavioral', 'Como você explica a alguém de outra área por que uma entrega vai atrasar?'],
  ['technical', 'Uma fila passou a crescer sem parar. Por onde você começa?'],
  ['technical', 'Quando você escolheria não criar um índice no PostgreSQL?'],
  ['technical', 'Como você garante que uma mensagem repetida não é processada duas vezes?'],
].map(([type, text]) => ({ type, text }));
