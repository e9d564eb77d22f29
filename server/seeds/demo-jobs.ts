import type { JobSources } from '../src/platform/schema.gen.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import { type DemoJob, JOBS } from './jobs.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';
import { TEMPLATES } from './templates.ts';
import { DAY, dayOf, daysBefore } from './time.ts';
import type { Stage } from './walk.ts';

export interface DrawnSource {
  readonly id: string;
  readonly platform: JobSources['platform'];
}

export interface DrawnQuestion {
  readonly id: string;
  readonly topic: string | null;
  readonly required: boolean;
  readonly options: readonly { readonly id: string; readonly weight: number }[];
}

/** A job of the demo as its applications see it. */
export interface DrawnJob {
  readonly demo: DemoJob;
  readonly id: string;
  readonly companyId: string;
  readonly publishedAt: Date;
  readonly stages: readonly (Stage & { readonly name: string })[];
  readonly sources: readonly DrawnSource[];
  readonly questions: readonly DrawnQuestion[];
}

const CATEGORIES: Partial<Record<JobSources['platform'], JobSources['category']>> = {
  github: 'community',
  discord: 'community',
  whatsapp: 'messaging',
  telegram: 'messaging',
  instagram: 'social',
  x: 'social',
  company_site: 'own',
};

export function drawJobs(
  rows: Rows,
  random: Random,
  now: Date,
  accounts: DemoAccounts,
  skillIds: ReadonlyMap<string, string>,
): DrawnJob[] {
  return JOBS.map((demo) => drawJob(rows, random, now, accounts, skillIds, demo));
}

function drawJob(
  rows: Rows,
  random: Random,
  now: Date,
  accounts: DemoAccounts,
  skillIds: ReadonlyMap<string, string>,
  demo: DemoJob,
): DrawnJob {
  const company = accounts.companies.get(demo.company);
  const owner = accounts.members.get(demo.owner);
  if (!company || !owner) throw new Error(`The job ${demo.key} names a company or a person that does not exist`);
  const draft = demo.status === 'DRAFT';
  const createdAt = new Date(daysBefore(now, demo.publishedDaysAgo).getTime() - 2 * DAY);
  const publishedAt = new Date(createdAt.getTime() + 1.4 * DAY);
  const id = random.id(createdAt);
  const ids = { jobId: id, companyId: company.id };
  const [payMin, payMax] = demo.pay;

  rows.add('jobs', {
    id,
    companyId: company.id,
    slug: demo.slug,
    internalCode: demo.internalCode,
    status: demo.status,
    title: demo.title,
    description: demo.description,
    requirements: demo.requirements,
    locationModel: demo.locationModel,
    address: demo.place?.address ?? null,
    city: demo.place?.city ?? null,
    state: demo.place?.state ?? null,
    country: 'BR',
    contractType: demo.contractType,
    seniority: demo.seniority,
    benefits: [...demo.benefits],
    payMode: payMin === undefined ? 'negotiate' : payMax === undefined ? 'fixed' : 'range',
    payMin: payMin === undefined ? null : payMin * 100,
    payMax: payMax === undefined ? null : payMax * 100,
    currency: 'BRL',
    urgent: demo.urgent ?? false,
    featured: demo.featured ?? false,
    // Half way through the wizard: details, description and form are done.
    draftSteps: draft ? [1, 2, 3] : [1, 2, 3, 4, 5, 6, 7],
    ownerId: owner.id,
    createdAt,
    updatedAt: draft ? daysBefore(now, 1) : demo.status === 'ON_HOLD' ? daysBefore(now, 12) : publishedAt,
    publishedAt: draft ? null : publishedAt,
  });
  for (const { slug, level, required } of demo.skills) {
    const skillId = skillIds.get(slug);
    if (!skillId) throw new Error(`The dictionary does not know ${slug}`);
    rows.add('jobSkills', { ...ids, skillId, level, required });
  }
  addFormFields(rows, ids, demo);
  const stages = addStages(rows, random, createdAt, ids, demo);
  const questions = addQuestions(rows, random, createdAt, ids, demo);
  if (!draft) addTemplates(rows, random, createdAt, ids);
  const sources = demo.sources.map((platform) => {
    const source = { id: random.id(createdAt), platform };
    rows.add('jobSources', {
      ...ids,
      ...source,
      code: platform.replaceAll('_', '-'),
      category: CATEGORIES[platform] ?? 'job_board',
    });
    return source;
  });
  const views = draft ? 0 : addTraffic(rows, random, now, publishedAt, ids, demo, sources);
  // The totals of applications are counted when they are written.
  rows.add('jobTotals', { ...ids, views });
  return { demo, id, companyId: company.id, publishedAt, stages, sources, questions };
}

type Ids = { readonly jobId: string; readonly companyId: string };

function addFormFields(rows: Rows, ids: Ids, demo: DemoJob): void {
  const extra = ['cover_letter', 'portfolio', 'linkedin', 'github', 'website'] as const;
  for (const field of ['full_name', 'email', 'phone', 'resume'] as const) {
    rows.add('jobFormFields', {
      ...ids,
      field,
      visible: true,
      required: field !== 'phone' || demo.company === 'aurora',
    });
  }
  for (const field of extra) {
    rows.add('jobFormFields', { ...ids, field, visible: demo.extraFields.includes(field), required: false });
  }
}

function addStages(rows: Rows, random: Random, at: Date, ids: Ids, demo: DemoJob): (Stage & { name: string })[] {
  const fixed = (type: 'new' | 'review' | 'offer' | 'hired', name: string, replyDays: number | null) => ({
    type,
    name,
    minutes: null,
    replyDays,
  });
  const all = [
    fixed('new', 'Novos candidatos', 7),
    fixed('review', 'Em análise', 10),
    ...demo.stages.map((stage) => ({ ...stage, replyDays: 10 })),
    fixed('offer', 'Oferta enviada', null),
    fixed('hired', 'Contratados', null),
  ];
  return all.map(({ type, name, minutes, replyDays }, position) => {
    const id = random.id(at);
    rows.add('jobStages', { ...ids, id, type, name, position, minutes, replyDays });
    if (type === 'interview_ia') addAiQuestions(rows, random, at, ids, id);
    return { id, type, name, replyDays };
  });
}

function addAiQuestions(rows: Rows, random: Random, at: Date, ids: Ids, stageId: string): void {
  const questions = [
    ['behavioral', 'Conte uma decisão técnica sua que não deu certo. O que você fez quando percebeu?'],
    ['behavioral', 'Como você explica a alguém de outra área por que uma entrega vai atrasar?'],
    ['technical', 'Uma fila passou a crescer sem parar. Por onde você começa?'],
    ['technical', 'Quando você escolheria não criar um índice no PostgreSQL?'],
    ['technical', 'Como você garante que uma mensagem repetida não é processada duas vezes?'],
  ] as const;
  for (const [position, [type, text]] of questions.entries()) {
    rows.add('jobQuestions', {
      ...ids,
      id: random.id(at),
      stageId,
      type,
      text,
      options: [],
      required: true,
      position,
    });
  }
}

function addQuestions(rows: Rows, random: Random, at: Date, ids: Ids, demo: DemoJob): DrawnQuestion[] {
  return demo.questions.map(({ text, required, options = [], topic = null }, position) => {
    const id = random.id(at);
    const named = options.map(([label, weight]) => ({ id: random.id(at), text: label, weight }));
    rows.add('jobQuestions', {
      ...ids,
      id,
      stageId: null,
      type: options.length > 0 ? 'multiple_choice' : 'essay',
      text,
      options: named.map((option) => ({ id: option.id, text: option.text })),
      required,
      position,
    });
    return { id, topic, required, options: named };
  });
}

function addTemplates(rows: Rows, random: Random, at: Date, ids: Ids): void {
  for (const { kind, subject, body } of TEMPLATES) {
    rows.add('jobEmailTemplates', { ...ids, id: random.id(at), stageId: null, kind, enabled: true, subject, body });
  }
}

/** Page views by day and source: many at first, few on weekends. */
function addTraffic(
  rows: Rows,
  random: Random,
  now: Date,
  publishedAt: Date,
  ids: Ids,
  demo: DemoJob,
  sources: readonly DrawnSource[],
): number {
  let views = 0;
  const days = Math.floor((now.getTime() - publishedAt.getTime()) / DAY);
  const paused = demo.status === 'ON_HOLD' ? 12 : 0;
  for (let age = 0; age <= days - paused; age += 1) {
    const at = new Date(publishedAt.getTime() + age * DAY);
    const weekend = [0, 6].includes(new Date(dayOf(at)).getUTCDay()) ? 0.35 : 1;
    const expected = demo.viewsADay * weekend * (0.3 + 0.7 * Math.exp(-age / 12));
    for (const [index, source] of [...sources, null].entries()) {
      const share = 1 / (index + 2);
      const count = Math.round(expected * share * (0.6 + random.next() * 0.8));
      if (count === 0) continue;
      views += count;
      rows.add('jobTraffic', { ...ids, sourceId: source?.id ?? null, day: dayOf(at), views: count });
    }
  }
  return views;
}
