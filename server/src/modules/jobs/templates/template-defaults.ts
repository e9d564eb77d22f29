import { LOCALES, type Locale } from '@prova/contract/common';
import type { Template } from '@prova/contract/jobs/job-email-templates';
import type { StageType } from '@prova/contract/jobs/stage-types';
import type { TemplateValues } from '@prova/contract/jobs/template-text';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { type StagePart, selectStages, selectTemplates, type TemplatePart } from '../job-parts.queries.ts';
import type { MailWords } from '../job-texts.ts';
import type { JobRow } from '../jobs.queries.ts';
import { jobTexts } from '../jobs.texts.ts';
import { EARLIER_WORDS } from './earlier-words.ts';
import { templateWords } from './mail-body.ts';
import { insertTemplates } from './templates.queries.ts';

type Kind = Template['kind'];

/** Mails of the job as a whole; `received`, `offer` and `hired` are those of the first stage and of the last two. */
const WHOLE_JOB: readonly Kind[] = ['received', 'offer', 'hired', 'rejected', 'closed'];

/** The kind of mail that entering a stage sends; null where another mail says it already. */
export function mailKindOf(type: StageType): Kind | null {
  switch (type) {
    case 'test':
      return 'test';
    case 'interview':
    case 'interview_ia':
      return 'interview';
    case 'review':
    case 'custom':
      return 'stage';
    default:
      return null;
  }
}

const OF_STAGES: readonly Kind[] = ['stage', 'test', 'interview'];

/** The template that speaks: the stage's own, else that of the kind which the stage's type sends, else of the kind. */
export function pickTemplate<T extends Pick<TemplatePart, 'kind' | 'stageId'>>(
  templates: readonly T[],
  { kind, stage }: { kind: Kind; stage: StagePart | undefined },
): T | undefined {
  const entering = OF_STAGES.includes(kind);
  const own = templates.find(
    (each) =>
      stage !== undefined &&
      each.stageId === stage.id &&
      (each.kind === kind || (entering && OF_STAGES.includes(each.kind))),
  );
  if (own) return own;
  const kinds = stage && entering ? [mailKindOf(stage.type), kind] : [kind];
  return kinds.flatMap((wanted) => templates.filter((each) => each.kind === wanted && each.stageId === null))[0];
}

/** A stage as its mail speaks of it. */
export interface EnteredStage {
  readonly type: StageType;
  /** Whether whoever enters it is sent something by itself; taken for granted of one that nobody has entered yet. */
  readonly sends?: boolean;
}

/** What a template begins with, by the stage that it belongs to: nothing is promised that only somebody of the team can keep. */
function beginning(locale: Locale, kind: Kind, stage: EnteredStage | undefined): MailWords {
  const texts = jobTexts(locale);
  const byTeam = kind === 'interview' ? stage?.type === 'interview_ia' : kind === 'test' && stage?.sends === false;
  return byTeam ? texts.nextStepMail : texts.mails[kind];
}

/** Whether nobody has changed a template: a job starts with the words of whoever created it. */
function isUnchanged({ kind, subject, body }: Pick<TemplatePart, 'kind' | 'subject' | 'body'>): boolean {
  const begun = LOCALES.flatMap((locale) => [
    jobTexts(locale).mails[kind],
    ...(kind === 'interview' || kind === 'test' ? [jobTexts(locale).nextStepMail] : []),
  ]);
  return [...begun, ...(EARLIER_WORDS[kind] ?? [])].some(
    (words) => words.subject.trim() === subject.trim() && templateWords(words.body) === templateWords(body),
  );
}

/**
 * A template that nobody has changed, in the reader's language. The name that a stage was given at the beginning is worded
 * with it.
 * @param stage that was entered, if any
 * @returns `chosen`: whether the words are the company's own
 */
export function wordedFor<T extends Pick<TemplatePart, 'kind' | 'subject' | 'body'>>(
  template: T,
  values: TemplateValues,
  { locale, stage }: { readonly locale: Locale; readonly stage: EnteredStage | undefined },
): { template: T; values: TemplateValues; chosen: boolean } {
  if (!isUnchanged(template)) return { template, values, chosen: true };
  const type = (['new', 'review', 'offer', 'hired'] as const).find((stage) =>
    LOCALES.some((each) => jobTexts(each).stages[stage] === values.statusName),
  );
  return {
    template: { ...template, ...beginning(locale, template.kind, stage) },
    values: type ? { ...values, statusName: jobTexts(locale).stages[type] } : values,
    chosen: false,
  };
}

/** The templates that a new job starts with. */
export async function addJobTemplates(ctx: Ctx, job: Pick<JobRow, 'id' | 'companyId'>, locale: Locale): Promise<void> {
  await addTemplates(
    ctx,
    job,
    WHOLE_JOB.map((kind) => ({ kind, stageId: null, enabled: true })),
    locale,
  );
  await addStageTemplates(ctx, job, locale);
}

/** Gives every stage that has none a template of its own. Moving to review tells nobody unless the recruiter wants it. */
export async function addStageTemplates(
  ctx: Ctx,
  job: Pick<JobRow, 'id' | 'companyId'>,
  locale: Locale,
): Promise<void> {
  const [stages, templates] = [await selectStages(ctx, job.id), await selectTemplates(ctx, job.id)];
  const missing = stages.flatMap((stage) => {
    const kind = mailKindOf(stage.type);
    if (kind === null || templates.some((each) => each.stageId === stage.id)) return [];
    return [{ kind, stageId: stage.id, stageType: stage.type, enabled: stage.type !== 'review' }];
  });
  await addTemplates(ctx, job, missing, locale);
}

async function addTemplates(
  ctx: Ctx,
  job: Pick<JobRow, 'id' | 'companyId'>,
  templates: readonly { kind: Kind; stageId: string | null; stageType?: StageType; enabled: boolean }[],
  locale: Locale,
): Promise<void> {
  if (templates.length === 0) return;
  await insertTemplates(
    ctx,
    templates.map(({ stageType, ...each }) => ({
      ...each,
      id: newId(ctx),
      companyId: job.companyId,
      jobId: job.id,
      ...beginning(locale, each.kind, stageType && { type: stageType }),
      createdAt: ctx.clock.now(),
    })),
  );
}
