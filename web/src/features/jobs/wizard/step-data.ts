import type { DataOf } from '@prova/contract/endpoint';
import { FIXED_FIELDS, FORM_FIELDS } from '@prova/contract/jobs/form-fields';
import {
  type aiQuestion,
  detailsStep,
  type formQuestion,
  type integrationsStep,
  type jobSkill,
  type stageInput,
  type templateInput,
} from '@prova/contract/jobs/job-steps';
import type { getDraft } from '@prova/contract/jobs/job-wizard';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import * as z from 'zod';

export type Draft = DataOf<typeof getDraft>;
/** A draft that holds its details: they are stored once all of them are there. */
export type DetailedDraft = Draft & Pick<PublicJob, 'locationModel' | 'contractType' | 'seniority' | 'payMode'>;
/** Everything builds on the details: the job holds some once they were complete, whatever is being typed over them. */
export const hasDetails = (draft: Draft | null): draft is DetailedDraft => draft?.locationModel != null;

/** Steps that the server fills in by itself; whoever writes a job only has to agree. */
const OPTIONAL_STEPS = [3, 4, 5, 6];
/** Whether a step is only unread: nothing of it is wrong, and nobody has typed over what stands there. */
export const hasDefault = ({ missing, partial }: Draft, { step }: Draft['missing'][number]): boolean =>
  OPTIONAL_STEPS.includes(step) &&
  partial[String(step)] === undefined &&
  missing.every((part) => part.step !== step || part.field === '');

/** Why a draft cannot be published yet, as a key of its words; null where nothing is missing. */
export const whyNotPublished = (draft: Draft) =>
  draft.missing.length === 0
    ? null
    : draft.missing.every((part) => hasDefault(draft, part))
      ? 'review.publishUnchecked'
      : 'review.publishBlocked';

export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** The step that an address names; the first when it names none. */
export function stepOf(text: string | null): StepNumber {
  const step = Number(text);
  return Number.isInteger(step) && step >= 1 && step <= 7 ? (step as StepNumber) : 1;
}

/** What a step sends. */
export type StepData = Record<string, unknown>;

/** New entries of a list have no id yet; the key holds their place on screen and is never sent. */
type Keyed<T> = T & { key: string };
export type QuestionDraft = Keyed<z.input<typeof formQuestion>>;
export type AiQuestionDraft = Keyed<z.input<typeof aiQuestion>>;
export type StageDraft = Keyed<Omit<z.input<typeof stageInput>, 'questions'> & { questions?: AiQuestionDraft[] }>;
export type TemplateDraft = z.input<typeof templateInput>;
export type SkillDraft = z.input<typeof jobSkill>;
export type SourceDraft = z.input<typeof integrationsStep>['sources'][number];

export type DetailsValues = Partial<z.input<typeof detailsStep>>;
export type DescriptionValues = { description: string; requirements: string; skills: SkillDraft[] };
export type FormValues = {
  fields: { field: (typeof FORM_FIELDS)[number]; visible: boolean; required: boolean }[];
  questions: QuestionDraft[];
};
export type PipelineValues = { stages: StageDraft[]; blind: boolean };
export type EmailsValues = { templates: TemplateDraft[] };
export type IntegrationsValues = { sources: SourceDraft[] };

type Half = object | undefined;

let lastKey = 0;
/** A key for a new entry of a list. */
export function newKey(): string {
  lastKey += 1;
  return `new-${lastKey}`;
}

/** What a field shows while nothing is stored for it; the schema says the rest. */
const EMPTY: DetailsValues = {
  title: '',
  address: '',
  city: '',
  state: '',
  country: 'BR',
  payMode: 'range',
  payMin: null,
  payMax: null,
  currency: 'BRL',
  benefits: [],
  languages: [],
  internalCode: '',
};
const DETAILS = Object.keys(detailsStep.shape) as (keyof DetailsValues)[];

/** @param half what was typed and is stored nowhere else, in the place of what the draft keeps half done */
export function detailsValues(draft: Draft | null, half: Half = draft?.partial['1']): DetailsValues {
  const stored = Object.fromEntries(DETAILS.map((field) => [field, draft?.[field] ?? EMPTY[field]]));
  return withHalfDone<DetailsValues>(stored, half);
}

export function descriptionValues(draft: Draft | null, half: Half = draft?.partial['2']): DescriptionValues {
  const { description = '', requirements = '', skills = [] } = draft ?? {};
  return withHalfDone({ description, requirements, skills }, half);
}

export function formValues(draft: Draft | null, half: Half = draft?.partial['3']): FormValues {
  const { fields = [], questions = [] } = draft ?? {};
  const shown = withHalfDone({ fields, questions }, half) as FormValues;
  const known = new Set(questions.map(({ id }) => id));
  return {
    fields: FORM_FIELDS.map((field) => {
      const fixed = FIXED_FIELDS.includes(field);
      const { visible = fixed, required = fixed } = shown.fields.find((one) => one.field === field) ?? {};
      return { field, visible, required };
    }),
    questions: shown.questions.map((question) => keyed(known, question)),
  };
}

export function pipelineValues(draft: Draft | null, half: Half = draft?.partial['4']): PipelineValues {
  const stored = (draft?.stages ?? []).map(({ position: _position, ...stage }) => stage);
  const shown = withHalfDone({ stages: stored, blind: draft?.blind ?? false }, half) as PipelineValues;
  const known = new Set(stored.map(({ id }) => id));
  const knownQuestions = new Set(stored.flatMap(({ questions }) => questions.map(({ id }) => id)));
  return {
    blind: shown.blind,
    stages: shown.stages.map((stage) => {
      const { questions, ...rest } = keyed(known, stage);
      if (stage.type !== 'interview_ia' || !questions) return rest;
      return { ...rest, questions: questions.map((question) => keyed(knownQuestions, question)) };
    }),
  };
}

/** The mails of the job as it is now, with the words that were left half done. */
export function emailsValues(draft: Draft | null, half: Half = draft?.partial['5']): EmailsValues {
  const typed = (half as Partial<EmailsValues> | undefined)?.templates ?? [];
  return {
    templates: (draft?.templates ?? []).map(({ id, kind, stageId, enabled, subject, body }) => {
      const words = typed.find((one) => one.id === id);
      return withHalfDone({ id, kind, stageId, enabled, subject, body }, words);
    }),
  };
}

export function integrationsValues(draft: Draft | null): IntegrationsValues {
  return { sources: (draft?.sources ?? []).map(({ id, platform, active }) => ({ id, platform, active })) };
}

const READERS: Record<StepNumber, (draft: Draft | null) => object> = {
  1: detailsValues,
  2: descriptionValues,
  3: formValues,
  4: pipelineValues,
  5: emailsValues,
  6: integrationsValues,
  7: () => ({}),
};

/** What a step shows of a draft, as it would be sent. */
export function stepDataOf(step: StepNumber, draft: Draft | null): StepData {
  return withoutKeys(READERS[step](draft)) as StepData;
}

/** A copy without the keys that only the screen needs. */
export function withoutKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutKeys) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (name === 'key' ? [] : [[name, withoutKeys(each)]])),
  ) as T;
}

/** The schema of a step for values that hold keys. */
export function keyless<In extends object, Out>(schema: z.ZodType<Out>): z.ZodType<Out, In> {
  return z.preprocess(withoutKeys, schema) as unknown as z.ZodType<Out, In>;
}

/** Puts what was left half done over what is stored, as far as it is of the same kind. */
function withHalfDone<T extends object>(stored: T, half: object | undefined): T {
  if (!half) return stored;
  const fitting = Object.entries(half).filter(
    ([name, value]) => name in stored && value !== undefined && fits(stored[name as keyof T], value),
  );
  return { ...stored, ...Object.fromEntries(fitting) };
}

function fits(stored: unknown, typed: unknown): boolean {
  if (stored === undefined || stored === null || typed === null) return !Array.isArray(typed);
  return typeof stored === typeof typed && Array.isArray(stored) === Array.isArray(typed);
}

/** An entry whose id the job no longer has starts again, as what was typed is worth more than its id. */
function keyed<T extends { id?: string | undefined; key?: string }>(
  known: ReadonlySet<string>,
  entry: T,
): T & { key: string } {
  const { id, ...rest } = entry;
  if (id !== undefined && known.has(id)) return { ...entry, key: id };
  return { ...rest, key: entry.key ?? newKey() } as T & { key: string };
}
