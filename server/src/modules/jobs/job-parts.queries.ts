import type { FORM_FIELDS } from '@prova/contract/jobs/form-fields';
import type {
  PLATFORM_CATEGORIES,
  PLATFORMS,
  QUESTION_TYPES,
  TEMPLATE_KINDS,
  YES_NO,
} from '@prova/contract/jobs/job-fields';
import type { StageType } from '@prova/contract/jobs/stage-types';
import type { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { prepare } from '../../platform/db.ts';
import { namedFor } from '../skills/skills.service.ts';
import { stageName } from './stage-name.ts';
import { yesAndNo } from './yes-and-no.ts';

type One<T extends readonly unknown[]> = T[number];

export interface SkillPart {
  readonly skillId: string;
  readonly name: string;
  readonly level: One<typeof SKILL_LEVELS>;
  readonly required: boolean;
}

export interface FieldPart {
  readonly field: One<typeof FORM_FIELDS>;
  readonly visible: boolean;
  readonly required: boolean;
}

export interface OptionPart {
  readonly id: string;
  readonly text: string;
}

interface Question {
  readonly id: string;
  readonly text: string;
  readonly options: OptionPart[];
  readonly required: boolean;
}

/** On the application form. */
export interface FormQuestion extends Question {
  readonly stageId: null;
  readonly type: One<typeof QUESTION_TYPES>;
  readonly wanted: One<typeof YES_NO> | null;
}

/** Of an AI interview. */
interface InterviewQuestion extends Question {
  readonly stageId: string;
  readonly type: 'behavioral' | 'technical';
  readonly wanted: null;
}

export type QuestionPart = FormQuestion | InterviewQuestion;

export interface StagePart {
  readonly id: string;
  readonly type: StageType;
  readonly name: string;
  readonly position: number;
  readonly required: boolean;
  readonly minutes: number | null;
  readonly replyDays: number | null;
  /** Of an AI interview stage that asks by itself. */
  readonly daysToBegin: number | null;
}

export interface TemplatePart {
  readonly id: string;
  readonly kind: One<typeof TEMPLATE_KINDS>;
  readonly stageId: string | null;
  readonly enabled: boolean;
  readonly subject: string;
  readonly body: string;
  readonly version: number;
}

export interface SourcePart {
  readonly id: string;
  readonly platform: One<typeof PLATFORMS>;
  readonly category: One<typeof PLATFORM_CATEGORIES>;
  readonly active: boolean;
  readonly code: string;
  readonly views: number;
}

export interface JobParts {
  readonly skills: SkillPart[];
  readonly fields: FieldPart[];
  readonly questions: QuestionPart[];
  readonly stages: StagePart[];
  readonly templates: TemplatePart[];
  readonly sources: SourcePart[];
}

const SKILLS = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('skillId', s.id, 'name', s.name, 'level', k.level, 'required', k.required)
      order by k.required desc, array_position(array['ADVANCED', 'INTERMEDIATE', 'BEGINNING'], k.level::text), s.name), '[]')
    from job_skills k join skills s on s.id = k.skill_id where k.job_id = j.id)`;
const FIELDS = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('field', f.field, 'visible', f.visible, 'required', f.required)
      order by array_position(array['full_name', 'email', 'phone', 'resume', 'cover_letter', 'portfolio', 'linkedin', 'github', 'website'], f.field)), '[]')
    from job_form_fields f where f.job_id = j.id)`;
const QUESTIONS = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'stageId', q.stage_id, 'type', q.type, 'text', q.text, 'options', q.options,
      'required', q.required, 'wanted', q.wanted) order by q.position, q.id), '[]')
    from job_questions q where q.job_id = j.id and q.removed_at is null)`;
const STAGES = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'type', s.type, 'name', s.name, 'position', s.position, 'required', s.required,
      'minutes', s.minutes, 'replyDays', s.reply_days, 'daysToBegin', s.days_to_begin) order by s.position), '[]')
    from job_stages s where s.job_id = j.id and s.removed_at is null)`;
const TEMPLATES = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'stageId', e.stage_id, 'enabled', e.enabled, 'subject', e.subject,
      'body', e.body, 'version', e.version)
      order by array_position(array['received', 'stage', 'test', 'interview', 'offer', 'hired', 'rejected', 'closed'], e.kind), s.position nulls first), '[]')
    from job_email_templates e left join job_stages s on s.id = e.stage_id where e.job_id = j.id)`;
const SOURCES = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'platform', o.platform, 'category', o.category, 'active', o.active, 'code', o.code,
      'views', (select coalesce(sum(v.views), 0) from job_traffic v where v.job_id = o.job_id and v.source_id = o.id)) order by o.id), '[]')
    from job_sources o where o.job_id = j.id)`;

/** With the names that the reader knows them by. */
const worded = ({ locale }: Ctx, stages: readonly StagePart[]): StagePart[] =>
  stages.map((stage) => ({ ...stage, name: stageName(locale, stage) }));

/** "Yes" and "no" are ours, in the reader's language; what a recruiter wrote stays as it is. */
const wordedQuestion = (ctx: Ctx, question: QuestionPart): QuestionPart =>
  question.type === 'yes_no' ? { ...question, options: yesAndNo(ctx.locale) } : question;

const wordedParts = <P extends Pick<JobParts, 'skills' | 'stages' | 'questions'>>(ctx: Ctx, parts: P): P => ({
  ...parts,
  questions: parts.questions.map((question) => wordedQuestion(ctx, question)),
  skills: namedFor(ctx.locale, parts.skills),
  stages: worded(ctx, parts.stages),
});

/** Everything that belongs to a job, in one question. */
export async function selectParts(ctx: Ctx, jobId: string): Promise<JobParts> {
  const { rows } = await sql<JobParts>`
    select ${SKILLS} as skills, ${FIELDS} as fields, ${QUESTIONS} as questions, ${STAGES} as stages, ${TEMPLATES} as templates,
      ${SOURCES} as sources
    from jobs j where j.id = ${jobId}
  `.execute(ctx.db);
  const [parts] = rows;
  if (!parts) return { skills: [], fields: [], questions: [], stages: [], templates: [], sources: [] };
  return wordedParts(ctx, parts);
}

/** What a visitor meets: skills, form and stages. Prepared: PostgreSQL takes longer to plan it than to read it. */
export async function selectPublicParts(
  ctx: Ctx,
  jobId: string,
): Promise<Pick<JobParts, 'skills' | 'fields' | 'questions' | 'stages'>> {
  const query = sql<JobParts>`
    select ${SKILLS} as skills, ${FIELDS} as fields, ${QUESTIONS} as questions, ${STAGES} as stages from jobs j where j.id = ${jobId}
  `.compile(ctx.db);
  prepare('public-job-parts', query.sql);
  const { rows } = await ctx.db.executeQuery(query);
  const [parts] = rows;
  return parts ? wordedParts(ctx, parts) : { skills: [], fields: [], questions: [], stages: [] };
}

/** The columns of a job, in order. */
export async function selectStages(ctx: Ctx, jobId: string): Promise<StagePart[]> {
  const { rows } = await sql<{
    stages: StagePart[];
  }>`select ${STAGES} as stages from jobs j where j.id = ${jobId}`.execute(ctx.db);
  return worded(ctx, rows[0]?.stages ?? []);
}

export async function selectTemplates(ctx: Ctx, jobId: string): Promise<TemplatePart[]> {
  const { rows } = await sql<{
    templates: TemplatePart[];
  }>`select ${TEMPLATES} as templates from jobs j where j.id = ${jobId}`.execute(ctx.db);
  return rows[0]?.templates ?? [];
}

export async function selectSources(ctx: Ctx, jobId: string): Promise<SourcePart[]> {
  const { rows } = await sql<{
    sources: SourcePart[];
  }>`select ${SOURCES} as sources from jobs j where j.id = ${jobId}`.execute(ctx.db);
  return rows[0]?.sources ?? [];
}
