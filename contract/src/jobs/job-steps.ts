import * as z from 'zod';
import { cents, currency, id, line, text } from '../common.ts';
import { honestHtml } from '../honest-html.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { PROFICIENCIES, SPOKEN_LANGUAGES } from '../spoken-languages.ts';
import type { ValidationCode } from '../validation.ts';
import { trimmed } from '../visible-text.ts';
import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import { FORM_FIELDS } from './form-fields.ts';
import {
  AI_QUESTION_TYPES,
  CONTRACT_TYPES,
  PAY_MODES,
  PLATFORMS,
  QUESTION_TYPES,
  TEMPLATE_KINDS,
  YES_NO,
} from './job-fields.ts';
import { STAGE_TYPES } from './stage-types.ts';

const code = (value: ValidationCode) => value;

export const WIZARD_STEPS = ['details', 'description', 'form', 'pipeline', 'emails', 'integrations', 'review'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

const language = z.strictObject({ code: z.enum(SPOKEN_LANGUAGES), proficiency: z.enum(PROFICIENCIES) });

export type JobLanguage = z.output<typeof language>;

/** Languages that a job asks for, each once. */
const languages = z
  .array(language)
  .max(SPOKEN_LANGUAGES.length)
  .superRefine((asked, context) => {
    asked.forEach(({ code: asks }, index) => {
      if (asked.findIndex((other) => other.code === asks) < index)
        context.addIssue({ code: 'custom', path: [index, 'code'], message: code('DUPLICATE') });
    });
  });

/** Each detail of a job: how it is taken, and how it is stored. That of a draft may still be null. */
const details = {
  title: { taken: line(2, 120), stored: z.string() },
  locationModel: { taken: z.enum(LOCATION_MODELS), stored: z.enum(LOCATION_MODELS).nullable() },
  address: { taken: line(0, 200).optional(), stored: z.string().nullable() },
  city: { taken: line(0, 80).optional(), stored: z.string().nullable() },
  state: { taken: line(0, 40).optional(), stored: z.string().nullable() },
  country: {
    taken: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('BR'),
    stored: z.string().nullable(),
  },
  contractType: { taken: z.enum(CONTRACT_TYPES), stored: z.enum(CONTRACT_TYPES).nullable() },
  seniority: { taken: z.enum(SENIORITIES), stored: z.enum(SENIORITIES).nullable() },
  payMode: { taken: z.enum(PAY_MODES), stored: z.enum(PAY_MODES).nullable() },
  payMin: { taken: cents.nullish(), stored: z.number().int().nullable() },
  payMax: { taken: cents.nullish(), stored: z.number().int().nullable() },
  currency: { taken: currency.default('BRL'), stored: z.string().nullable() },
  benefits: { taken: z.array(line(1, 80)).max(30).default([]), stored: z.array(z.string()) },
  languages: { taken: languages.default([]), stored: z.array(language) },
  /** People to be hired. */
  openings: { taken: z.number().int().min(1).max(999).nullish(), stored: z.number().int().nullable() },
  internalCode: { taken: line(0, 40).optional(), stored: z.string().nullable() },
  urgent: { taken: z.boolean().default(false), stored: z.boolean() },
  featured: { taken: z.boolean().default(false), stored: z.boolean() },
};

const shapeOf = <Side extends 'taken' | 'stored'>(side: Side) =>
  Object.fromEntries(Object.entries(details).map(([field, detail]) => [field, detail[side]])) as {
    [Field in keyof typeof details]: (typeof details)[Field][Side];
  };
const detailsShape = shapeOf('taken');

/** The details as they are stored. */
export const storedDetails = z.object(shapeOf('stored'));

/** Some of the details, without their defaults: what is left out stays as it is. */
export const detailsChange = z
  .strictObject(
    Object.fromEntries(
      Object.entries(detailsShape).map(([field, schema]) => [
        field,
        schema instanceof z.ZodDefault ? schema.unwrap() : schema,
      ]),
    ) as { [Field in keyof typeof detailsShape]: WithoutDefault<(typeof detailsShape)[Field]> },
  )
  .partial();
type WithoutDefault<T> = T extends z.ZodDefault<infer Inner> ? Inner : T;

/** Looked at whatever else is wrong, so that a form says all of it at once. */
const whateverElse = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const refusedAt = (field: keyof typeof detailsShape, message: ValidationCode) => ({
  path: [field],
  error: message,
  when: whateverElse,
});
const placed = ['hybrid', 'onsite'];

/** Step 1. Hybrid and on-site jobs name a place; a fixed pay has `payMin`, a range both. */
export const detailsStep = z
  .strictObject(detailsShape)
  .refine(({ locationModel, city }) => !placed.includes(locationModel) || city, refusedAt('city', 'ADDRESS_REQUIRED'))
  .refine(
    ({ locationModel, state }) => !placed.includes(locationModel) || state,
    refusedAt('state', 'ADDRESS_REQUIRED'),
  )
  // Nothing is no pay: whoever does not want to say it has "negotiate".
  .refine(({ payMode, payMin }) => !['fixed', 'range'].includes(payMode) || payMin, refusedAt('payMin', 'PAY_REQUIRED'))
  .refine(({ payMode, payMax }) => payMode !== 'range' || payMax != null, refusedAt('payMax', 'PAY_REQUIRED'))
  .refine(
    // Runs also beside what is no number at all.
    ({ payMode, payMin, payMax }) =>
      payMode !== 'range' || typeof payMin !== 'number' || typeof payMax !== 'number' || payMax > payMin,
    refusedAt('payMax', 'PAY_RANGE'),
  );

export const jobSkill = z.strictObject({
  name: line(1, 80),
  level: z.enum(SKILL_LEVELS),
  required: z.boolean().default(true),
});

/** HTML that the server reduces to p, h2, h3, ul, ol, li, strong, em, a and br. */
const richText = honestHtml(50_000);

/** Step 2. */
export const descriptionStep = z.strictObject({
  description: richText.refine(
    (html) => trimmed(html.replace(/<[^<>]*>|&(?:nbsp|shy|zwn?j|ZeroWidthSpace);/g, '')) !== '',
    {
      error: code('DESCRIPTION_REQUIRED'),
    },
  ),
  requirements: richText.default(''),
  /** None where the work asks for no technology. */
  skills: z.array(jobSkill).max(30),
});

export const formQuestion = z
  .strictObject({
    id: id.optional(),
    type: z.enum(QUESTION_TYPES),
    text: text(2000, 2),
    options: z
      .array(z.strictObject({ id: z.string().max(40).optional(), text: line(1, 200) }))
      .max(20)
      .default([]),
    required: z.boolean().default(false),
    /** Of `yes_no`, whose options need not be sent: the team is told of whoever answers the other. */
    wanted: z.enum(YES_NO).nullish(),
  })
  .superRefine((value, context) => {
    if (value.type !== 'multiple_choice') return;
    if (value.options.length < 2)
      context.addIssue({ code: 'custom', path: ['options'], message: code('OPTIONS_TOO_FEW') });
    // Two that are still blank are not the same option.
    const texts = value.options.map((option) => option.text.toLowerCase()).filter((text) => text !== '');
    if (new Set(texts).size < texts.length)
      context.addIssue({ code: 'custom', path: ['options'], message: code('OPTIONS_DUPLICATE') });
  });

/** Step 3. Full name and e-mail are always asked. */
export const formStep = z.strictObject({
  fields: z
    .array(z.strictObject({ field: z.enum(FORM_FIELDS), visible: z.boolean(), required: z.boolean() }))
    .max(FORM_FIELDS.length),
  questions: z.array(formQuestion).max(30).default([]),
});

export const aiQuestion = z.strictObject({
  id: id.optional(),
  text: text(300, 2),
  type: z.enum(AI_QUESTION_TYPES),
  required: z.boolean().default(true),
});

/** Tests that a stage of tests asks. */
export const STAGE_TESTS_MAX = 10;
export const STAGE_DUE_DAYS_MAX = 90;

/** What a stage of tests asks. */
export const askedTests = z.strictObject({
  testIds: z.array(id).max(STAGE_TESTS_MAX),
  /** How many days somebody has, from the day on which they are sent. */
  dueDays: z.number().int().min(1).max(STAGE_DUE_DAYS_MAX),
  /** Whether whoever comes into the stage is sent its tests by itself. */
  automatic: z.boolean(),
});
export type AskedTests = z.output<typeof askedTests>;

/** How many days somebody has to begin an interview that a stage asks them for by itself. */
export const daysToBegin = z.number().int().min(1).max(STAGE_DUE_DAYS_MAX);

export const stageInput = z.strictObject({
  id: id.optional(),
  type: z.enum(STAGE_TYPES),
  name: line(1, 60),
  required: z.boolean().default(true),
  /** Minutes that the stage takes the candidate. */
  minutes: z.number().int().min(1).max(1440).nullish(),
  /** Days in which the company promises an answer. */
  replyDays: z.number().int().min(1).max(60).nullish(),
  /** AI interview stages only. */
  questions: z.array(aiQuestion).max(20).optional(),
  /**
   * AI interview stages only: days that whoever enters has to begin the interview, which they are asked for without anybody of
   * the team. Null: somebody of the team asks. Left out, it stays as it is.
   */
  daysToBegin: daysToBegin.nullish(),
  /** Stages of tests only; left out, they stay as they are. A job is not published while a stage of tests asks none. */
  tests: askedTests.optional(),
});

/** Step 4. The four fixed stages stand in their places; everything else lies between review and offer. */
export const pipelineStep = z
  .strictObject({
    stages: z.array(stageInput).min(4).max(30),
    /** Who applies is hidden from the team until an interview is scheduled or an offer made. Left out, it stays as it is. */
    blind: z.boolean().optional(),
  })
  .superRefine(({ stages }, context) => {
    const types = stages.map((stage) => stage.type);
    const fixed = ['new', 'review', 'offer', 'hired'] as const;
    if (!fixed.every((type) => types.filter((each) => each === type).length === 1)) {
      context.addIssue({ code: 'custom', path: ['stages'], message: code('STAGES_FIXED') });
    } else if (types[0] !== 'new' || types[1] !== 'review' || types.at(-2) !== 'offer' || types.at(-1) !== 'hired') {
      context.addIssue({ code: 'custom', path: ['stages'], message: code('STAGE_ORDER') });
    }
  });

/** The stages of tests, by their place, that ask none: whoever came into them would wait for nothing. */
export const stagesWithoutTests = (
  stages: readonly { type: string; tests?: { testIds: readonly string[] } | undefined }[],
): number[] => stages.flatMap(({ type, tests }, index) => (type === 'test' && !tests?.testIds.length ? [index] : []));

/** Step 4 as it may be published: a draft may still lack the tests of a stage. */
export const completePipeline = pipelineStep.superRefine(({ stages }, context) => {
  for (const index of stagesWithoutTests(stages))
    context.addIssue({
      code: 'custom',
      path: ['stages', index, 'tests', 'testIds'],
      message: code('TESTS_REQUIRED'),
    });
});

export const templateInput = z.strictObject({
  id: id.optional(),
  kind: z.enum(TEMPLATE_KINDS),
  stageId: id.nullish(),
  enabled: z.boolean(),
  subject: line(1, 200),
  body: honestHtml(10_000, 1),
});

/** Step 5. */
export const emailsStep = z.strictObject({ templates: z.array(templateInput).max(60) });

/** Step 6. A platform cannot be added twice. */
export const integrationsStep = z
  .strictObject({
    sources: z
      .array(z.strictObject({ id: id.optional(), platform: z.enum(PLATFORMS), active: z.boolean().default(true) }))
      .max(PLATFORMS.length),
  })
  .superRefine(({ sources }, context) => {
    const seen = new Set<string>();
    for (const [index, source] of sources.entries()) {
      if (seen.has(source.platform))
        context.addIssue({
          code: 'custom',
          path: ['sources', index, 'platform'],
          message: code('INTEGRATION_DUPLICATE'),
        });
      seen.add(source.platform);
    }
  });

/** Step 7 holds nothing: it is a reading of the others. */
export const reviewStep = z.strictObject({});

/** The schema of each step, by its number from 1. */
export const STEP_SCHEMAS = [
  detailsStep,
  descriptionStep,
  formStep,
  pipelineStep,
  emailsStep,
  integrationsStep,
  reviewStep,
] as const;
