import * as z from 'zod';
import { JOB_STATUSES, STAGE_TYPES } from './candidacy.ts';
import { cents, commaList, currency, id, instant, line, locale, paging, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import type { ValidationCode } from './validation.ts';

const code = (value: ValidationCode) => value;

export const LOCATION_MODELS = ['remote', 'hybrid', 'onsite'] as const;
export const CONTRACT_TYPES = [
  'fulltime',
  'parttime',
  'contract',
  'temporary',
  'internship',
  'volunteer',
  'other',
  'CLT',
  'PJ',
  'freelance',
] as const;
export const SENIORITIES = [
  'trainee',
  'junior',
  'mid',
  'senior',
  'specialist',
  'lead',
  'principal',
  'manager',
  'director',
] as const;
export const PAY_MODES = ['negotiate', 'fixed', 'range'] as const;
export const SKILL_LEVELS = ['BEGINNING', 'INTERMEDIATE', 'ADVANCED'] as const;
export const FORM_FIELDS = [
  'full_name',
  'email',
  'phone',
  'resume',
  'cover_letter',
  'portfolio',
  'linkedin',
  'github',
  'website',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
/** Asked by every job, whatever the recruiter chooses. */
export const FIXED_FIELDS: readonly FormField[] = ['full_name', 'email'];
export const QUESTION_TYPES = ['essay', 'multiple_choice'] as const;
export const AI_QUESTION_TYPES = ['behavioral', 'technical'] as const;
export const TEMPLATE_KINDS = ['received', 'stage', 'test', 'interview', 'offer', 'rejected', 'closed'] as const;
export const PLATFORMS = [
  'linkedin',
  'indeed',
  'glassdoor',
  'catho',
  'infojobs',
  'vagas',
  'trampos',
  'github',
  'discord',
  'whatsapp',
  'telegram',
  'instagram',
  'x',
  'company_site',
  'other',
] as const;
export const PLATFORM_CATEGORIES = ['job_board', 'community', 'messaging', 'social', 'own', 'other'] as const;
export const CATEGORY_OF_PLATFORM: Readonly<Record<(typeof PLATFORMS)[number], (typeof PLATFORM_CATEGORIES)[number]>> =
  {
    linkedin: 'job_board',
    indeed: 'job_board',
    glassdoor: 'job_board',
    catho: 'job_board',
    infojobs: 'job_board',
    vagas: 'job_board',
    trampos: 'job_board',
    github: 'community',
    discord: 'community',
    whatsapp: 'messaging',
    telegram: 'messaging',
    instagram: 'social',
    x: 'social',
    company_site: 'own',
    other: 'other',
  };
export const JOB_SORTS = ['recent', 'oldest', 'title', 'candidates', 'views'] as const;
export const WIZARD_STEPS = ['details', 'description', 'form', 'pipeline', 'emails', 'integrations', 'review'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Rich text: HTML that the server reduces to p, h2, h3, ul, ol, li, strong, em, a and br. */
export const richText = text(50_000);

export const jobSkill = z.strictObject({
  name: line(1, 80),
  level: z.enum(SKILL_LEVELS),
  required: z.boolean().default(true),
});

// ── The wizard ────────────────────────────────────────────────────────────────────────────────────────────────────────

const detailsShape = {
  title: line(2, 120),
  locationModel: z.enum(LOCATION_MODELS),
  address: line(0, 200).optional(),
  city: line(0, 80).optional(),
  state: line(0, 40).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('BR'),
  contractType: z.enum(CONTRACT_TYPES),
  seniority: z.enum(SENIORITIES),
  payMode: z.enum(PAY_MODES),
  payMin: cents.nullish(),
  payMax: cents.nullish(),
  currency: currency.default('BRL'),
  benefits: z.array(line(1, 80)).max(30).default([]),
  internalCode: line(0, 40).optional(),
  urgent: z.boolean().default(false),
  featured: z.boolean().default(false),
};

/** Step 1. Hybrid and on-site jobs name a place; a fixed pay has `payMin`, a range both. */
export const detailsStep = z.strictObject(detailsShape).superRefine((value, context) => {
  const refuse = (path: string, message: ValidationCode) => context.addIssue({ code: 'custom', path: [path], message });
  if (value.locationModel !== 'remote') {
    if (!value.city) refuse('city', 'ADDRESS_REQUIRED');
    if (!value.state) refuse('state', 'ADDRESS_REQUIRED');
  }
  if (value.payMode !== 'negotiate' && value.payMin == null) refuse('payMin', 'PAY_REQUIRED');
  if (value.payMode === 'range') {
    if (value.payMax == null) refuse('payMax', 'PAY_REQUIRED');
    else if (value.payMin != null && value.payMax <= value.payMin) refuse('payMax', 'PAY_RANGE');
  }
});

/** Step 2. */
export const descriptionStep = z.strictObject({
  description: richText.refine((html) => html.replace(/<[^>]*>/g, '').trim().length > 0, {
    error: code('DESCRIPTION_REQUIRED'),
  }),
  requirements: richText.default(''),
  skills: z.array(jobSkill).min(1).max(30),
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
  })
  .superRefine((value, context) => {
    if (value.type !== 'multiple_choice') return;
    if (value.options.length < 2)
      context.addIssue({ code: 'custom', path: ['options'], message: code('OPTIONS_TOO_FEW') });
    const texts = value.options.map((option) => option.text.toLowerCase());
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
});

/** Step 4. The four fixed stages stand in their places; everything else lies between review and offer. */
export const pipelineStep = z
  .strictObject({ stages: z.array(stageInput).min(4).max(30) })
  .superRefine(({ stages }, context) => {
    const types = stages.map((stage) => stage.type);
    const fixed = ['new', 'review', 'offer', 'hired'] as const;
    if (!fixed.every((type) => types.filter((each) => each === type).length === 1)) {
      context.addIssue({ code: 'custom', path: ['stages'], message: code('STAGES_FIXED') });
    } else if (types[0] !== 'new' || types[1] !== 'review' || types.at(-2) !== 'offer' || types.at(-1) !== 'hired') {
      context.addIssue({ code: 'custom', path: ['stages'], message: code('STAGE_ORDER') });
    }
  });

export const templateInput = z.strictObject({
  id: id.optional(),
  kind: z.enum(TEMPLATE_KINDS),
  stageId: id.nullish(),
  enabled: z.boolean(),
  subject: line(1, 200),
  body: text(10_000, 1),
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

// ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const stage = z.object({
  id,
  type: z.enum(STAGE_TYPES),
  name: z.string(),
  position: z.number().int(),
  required: z.boolean(),
  minutes: z.number().int().nullable(),
  replyDays: z.number().int().nullable(),
  questions: z
    .array(z.object({ id, text: z.string(), type: z.enum(AI_QUESTION_TYPES), required: z.boolean() }))
    .default([]),
});
export type Stage = z.output<typeof stage>;

export const question = z.object({
  id,
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  required: z.boolean(),
});
export type Question = z.output<typeof question>;

export const template = z.object({
  id,
  jobId: id,
  kind: z.enum(TEMPLATE_KINDS),
  stageId: id.nullable(),
  stageName: z.string().nullable(),
  enabled: z.boolean(),
  subject: z.string(),
  body: z.string(),
  version: z.number().int(),
});
export type Template = z.output<typeof template>;

export const source = z.object({
  id,
  platform: z.enum(PLATFORMS),
  category: z.enum(PLATFORM_CATEGORIES),
  active: z.boolean(),
  code: z.string(),
  link: z.string(),
  views: z.number().int(),
  applications: z.number().int(),
});
export type Source = z.output<typeof source>;

const jobFlags = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  toggle: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
  remove: z.boolean(),
  duplicate: z.boolean(),
});

/** A row of the recruiter's list. */
export const jobSummary = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  companyName: z.string(),
  locationModel: z.enum(LOCATION_MODELS).nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  contractType: z.enum(CONTRACT_TYPES).nullable(),
  seniority: z.enum(SENIORITIES).nullable(),
  internalCode: z.string().nullable(),
  payMode: z.enum(PAY_MODES).nullable(),
  payMin: z.number().int().nullable(),
  payMax: z.number().int().nullable(),
  currency: z.string().nullable(),
  urgent: z.boolean(),
  featured: z.boolean(),
  applications: z.number().int(),
  active: z.number().int(),
  hired: z.number().int(),
  views: z.number().int(),
  /** Wizard steps done, of a draft. */
  completedSteps: z.array(z.number().int()),
  createdAt: instant,
  updatedAt: instant,
  publishedAt: instant.nullable(),
  can: jobFlags,
});
export type JobSummary = z.output<typeof jobSummary>;

/** In the list each job also says how many open applications nobody has looked at: those in its first stage. */
export const listedJob = jobSummary.extend({ fresh: z.number().int() });
export type ListedJob = z.output<typeof listedJob>;

/** A job with everything that the wizard edits. Fields of a draft may be null. */
export const jobDetail = jobSummary.extend({
  version: z.number().int(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  benefits: z.array(z.string()),
  description: z.string(),
  requirements: z.string(),
  skills: z.array(z.object({ name: z.string(), level: z.enum(SKILL_LEVELS), required: z.boolean() })),
  fields: z.array(z.object({ field: z.enum(FORM_FIELDS), visible: z.boolean(), required: z.boolean() })),
  questions: z.array(question),
  stages: z.array(stage),
  templates: z.array(template),
  sources: z.array(source),
  publicUrl: z.string(),
  /** The company's mail domain or CNPJ is proven; otherwise the job works by its link only. */
  companyVerified: z.boolean(),
  closedAt: instant.nullable(),
  /** What keeps it from being published, by step. */
  missing: z.array(z.object({ step: z.number().int(), field: z.string(), message: z.string() })),
});
export type JobDetail = z.output<typeof jobDetail>;

const stepParams = z.object({ n: z.coerce.number().int().min(1).max(7) });
const jobParams = z.object({ id });
const recruiters = { kind: 'user', roles: ['RECRUITER'] } as const;
const usual = ['UNAUTHENTICATED', 'FORBIDDEN', 'JOB_NOT_FOUND', 'VALIDATION_FAILED'] as const;

export const createJob = endpoint({
  id: 'jobs.create',
  method: 'POST',
  path: '/api/v1/jobs',
  summary: 'Start a job as a draft from its details (step 1).',
  access: recruiters,
  body: detailsStep,
  output: jobDetail,
  status: 201,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NO_COMPANY', 'VALIDATION_FAILED'],
  idempotent: true,
});

export const saveStep = endpoint({
  id: 'jobs.saveStep',
  method: 'POST',
  path: '/api/v1/jobs/step/:n',
  summary: 'Save one step of the wizard; step 1 without `jobId` starts the draft.',
  access: recruiters,
  params: stepParams,
  /** `data` is checked by the schema of its step; `jobId` is accepted inside it too. */
  body: z.strictObject({
    step: z.number().int().min(1).max(7).optional(),
    jobId: id.optional(),
    version: z.number().int().optional(),
    /** A step that is left half done is kept as typed and not marked complete. */
    partial: z.boolean().optional(),
    data: z.record(z.string(), z.unknown()),
  }),
  output: jobDetail,
  errors: [
    ...usual,
    'NO_COMPANY',
    'VERSION_CONFLICT',
    'STAGE_HAS_CANDIDATES',
    'STAGE_FIXED',
    'STAGE_NOT_FOUND',
    'INTEGRATION_ALREADY_ADDED',
    'TEMPLATE_VARIABLE_UNKNOWN',
    'JOB_STATUS_REFUSED',
  ],
  idempotent: true,
});

export const getDraft = endpoint({
  id: 'jobs.draft',
  method: 'GET',
  path: '/api/v1/jobs/draft/:id',
  summary: 'The wizard’s state of a job, with what was left half done (`partial`, by step number).',
  access: recruiters,
  params: jobParams,
  output: jobDetail.extend({ partial: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  errors: [...usual],
});

export const saveDraft = endpoint({
  id: 'jobs.saveDraft',
  method: 'PUT',
  path: '/api/v1/jobs/draft/:id',
  summary: 'Keep half-done steps as typed, by step number.',
  access: recruiters,
  params: jobParams,
  body: z.strictObject({ steps: z.record(z.string().regex(/^[1-7]$/), z.record(z.string(), z.unknown())) }),
  output: jobDetail,
  errors: [...usual, 'JOB_STATUS_REFUSED'],
});

export const publishJob = endpoint({
  id: 'jobs.publish',
  method: 'PUT',
  path: '/api/v1/jobs/publish/:id',
  summary: 'Publish a draft. 422 with the list of what is missing.',
  access: recruiters,
  params: jobParams,
  output: jobDetail,
  errors: [...usual, 'JOB_INCOMPLETE', 'JOB_ALREADY_PUBLISHED'],
});

export const getJob = endpoint({
  id: 'jobs.get',
  method: 'GET',
  path: '/api/v1/jobs/:id',
  summary: 'A job of the recruiter’s company.',
  access: recruiters,
  params: jobParams,
  output: jobDetail,
  errors: [...usual],
});

export const updateJob = endpoint({
  id: 'jobs.update',
  method: 'PUT',
  path: '/api/v1/jobs/:id',
  summary: 'Change the details of a job.',
  access: recruiters,
  params: jobParams,
  // Without their defaults: a field that is left out stays as it is.
  body: z
    .strictObject({
      ...detailsShape,
      country: detailsShape.country.unwrap(),
      currency: detailsShape.currency.unwrap(),
      benefits: detailsShape.benefits.unwrap(),
      urgent: detailsShape.urgent.unwrap(),
      featured: detailsShape.featured.unwrap(),
      version: z.number().int(),
    })
    .partial(),
  output: jobDetail,
  errors: [...usual, 'VERSION_CONFLICT', 'JOB_STATUS_REFUSED'],
});

export const removeJob = endpoint({
  id: 'jobs.remove',
  method: 'DELETE',
  path: '/api/v1/jobs/:id',
  summary: 'Delete a job that nobody applied to.',
  access: recruiters,
  params: jobParams,
  output: z.object({ id }),
  errors: [...usual, 'JOB_HAS_APPLICATIONS'],
});

export const duplicateJob = endpoint({
  id: 'jobs.duplicate',
  method: 'POST',
  path: '/api/v1/jobs/:id/duplicate',
  summary: 'Start a draft with everything of a job but its candidates.',
  access: recruiters,
  params: jobParams,
  output: jobDetail,
  status: 201,
  errors: [...usual],
  idempotent: true,
});

export const toggleJob = endpoint({
  id: 'jobs.toggleStatus',
  method: 'POST',
  path: '/api/v1/jobs/:id/toggle-status',
  summary: 'Pause an active job or take a paused one up again.',
  access: recruiters,
  params: jobParams,
  output: jobSummary,
  errors: [...usual, 'JOB_STATUS_REFUSED'],
});

export const closeJob = endpoint({
  id: 'jobs.close',
  method: 'POST',
  path: '/api/v1/jobs/:id/close',
  summary: 'Close a job as filled or cancelled and tell every open candidate.',
  access: recruiters,
  params: jobParams,
  body: z.strictObject({ status: z.enum(['FILLED', 'CANCELLED']), notify: z.boolean().default(true) }),
  output: jobSummary,
  errors: [...usual, 'JOB_STATUS_REFUSED'],
});

export const reopenJob = endpoint({
  id: 'jobs.reopen',
  method: 'POST',
  path: '/api/v1/jobs/:id/reopen',
  summary: 'Open a closed job again for new applications.',
  access: recruiters,
  params: jobParams,
  output: jobSummary,
  errors: [...usual, 'JOB_STATUS_REFUSED'],
});

const listFilters = {
  search: z.string().max(120).optional(),
  status: commaList(z.enum([...JOB_STATUSES, 'active', 'paused', 'closed', 'draft'])).optional(),
  contractType: commaList(z.enum(CONTRACT_TYPES)).optional(),
  level: commaList(z.enum(SENIORITIES)).optional(),
  sort: z.enum(JOB_SORTS).default('recent'),
};

export const listRecruiterJobs = endpoint({
  id: 'jobs.listPaginated',
  method: 'GET',
  path: '/api/v1/jobs/recruiter/paginated',
  aliases: ['/api/v1/jobs/recruiter'],
  summary: 'The company’s jobs, 20 a page.',
  access: recruiters,
  query: z.object({ ...listFilters, ...paging(20) }),
  output: z.array(listedJob),
  paging: 'page',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NO_COMPANY', 'VALIDATION_FAILED'],
});

export const jobPipeline = endpoint({
  id: 'jobs.pipeline',
  method: 'GET',
  path: '/api/v1/jobs/pipeline/:id',
  summary: 'The stages of a job, in order, with AI questions.',
  access: recruiters,
  params: jobParams,
  output: z.object({ jobId: id, stages: z.array(stage) }),
  errors: [...usual],
});

export const generateDescription = endpoint({
  id: 'jobs.generateDescription',
  method: 'POST',
  path: '/api/v1/jobs/generate-description',
  summary: 'Propose a description. Nothing is saved: the recruiter edits it first.',
  access: recruiters,
  body: z.strictObject({
    jobId: id.optional(),
    title: line(2, 120),
    seniority: z.enum(SENIORITIES),
    locationModel: z.enum(LOCATION_MODELS),
    contractType: z.enum(CONTRACT_TYPES).optional(),
    skills: z.array(jobSkill).max(30).default([]),
    benefits: z.array(line(1, 80)).max(30).default([]),
    tone: z.enum(['plain', 'warm', 'formal']).default('plain'),
    language: locale,
    notes: text(2000).optional(),
  }),
  output: z.object({ description: z.string(), requirements: z.string(), engine: z.string() }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'VALIDATION_FAILED', 'GENERATION_FAILED', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 30, seconds: 600 },
});

// ── E-mail templates one by one ───────────────────────────────────────────────────────────────────────────────────────

export const listTemplates = endpoint({
  id: 'jobs.templates.list',
  method: 'GET',
  path: '/api/v1/jobs/email-templates/job/:jobId',
  summary: 'The e-mail templates of a job.',
  access: recruiters,
  params: z.object({ jobId: id }),
  output: z.array(template),
  errors: [...usual],
});

export const templateByType = endpoint({
  id: 'jobs.templates.byType',
  method: 'GET',
  path: '/api/v1/jobs/email-templates/job/:jobId/type/:type',
  summary: 'One template by kind, stage type or stage id; the first stage of a type answers.',
  access: recruiters,
  params: z.object({ jobId: id, type: z.union([z.enum([...TEMPLATE_KINDS, ...STAGE_TYPES]), id]) }),
  output: template,
  errors: [...usual, 'NOT_FOUND'],
});

export const templateContent = endpoint({
  id: 'jobs.templates.content',
  method: 'GET',
  path: '/api/v1/jobs/email-templates/:id/content',
  summary: 'Subject and body as a candidate would get them, with sample values.',
  access: recruiters,
  params: jobParams,
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  errors: [...usual, 'NOT_FOUND'],
});

export const createTemplate = endpoint({
  id: 'jobs.templates.create',
  method: 'POST',
  path: '/api/v1/jobs/email-templates',
  summary: 'Add a template to a job.',
  access: recruiters,
  body: z.strictObject({
    jobId: id,
    kind: z.enum(TEMPLATE_KINDS),
    stageId: id.nullish(),
    enabled: z.boolean().default(true),
    subject: line(1, 200),
    body: text(10_000, 1),
  }),
  output: template,
  status: 201,
  errors: [...usual, 'STAGE_NOT_FOUND', 'TEMPLATE_VARIABLE_UNKNOWN', 'VERSION_CONFLICT'],
  idempotent: true,
});

export const updateTemplate = endpoint({
  id: 'jobs.templates.update',
  method: 'PUT',
  path: '/api/v1/jobs/email-templates/:id',
  summary: 'Change a template.',
  access: recruiters,
  params: jobParams,
  body: z.strictObject({
    enabled: z.boolean().optional(),
    subject: line(1, 200).optional(),
    body: text(10_000, 1).optional(),
    version: z.number().int().optional(),
  }),
  output: template,
  errors: [...usual, 'NOT_FOUND', 'TEMPLATE_VARIABLE_UNKNOWN', 'VERSION_CONFLICT'],
});

export const removeTemplate = endpoint({
  id: 'jobs.templates.remove',
  method: 'DELETE',
  path: '/api/v1/jobs/email-templates/:id',
  summary: 'Delete a template.',
  access: recruiters,
  params: jobParams,
  output: z.object({ id }),
  errors: [...usual, 'NOT_FOUND'],
});

export const sendTestTemplate = endpoint({
  id: 'jobs.templates.sendTest',
  method: 'POST',
  path: '/api/v1/jobs/email-templates/:id/send-test',
  summary: 'Send a template, with sample values, to the recruiter’s own address.',
  access: recruiters,
  params: jobParams,
  output: z.object({ to: z.string() }),
  status: 202,
  errors: [...usual, 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 20, seconds: 600 },
  idempotent: true,
});

// ── Public ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const publicFields = {
  id,
  slug: z.string(),
  title: z.string(),
  company: z.object({ name: z.string(), slug: z.string(), verified: z.boolean() }),
  locationModel: z.enum(LOCATION_MODELS),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  contractType: z.enum(CONTRACT_TYPES),
  seniority: z.enum(SENIORITIES),
  payMode: z.enum(PAY_MODES),
  payMin: z.number().int().nullable(),
  payMax: z.number().int().nullable(),
  currency: z.string().nullable(),
  urgent: z.boolean(),
  featured: z.boolean(),
  skills: z.array(z.object({ name: z.string(), level: z.enum(SKILL_LEVELS), required: z.boolean() })),
  publishedAt: instant,
};

export const publicJobSummary = z.object(publicFields);
export type PublicJobSummary = z.output<typeof publicJobSummary>;

export const publicJob = z.object({
  ...publicFields,
  /** Whether applications are taken now. */
  open: z.boolean(),
  address: z.string().nullable(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.array(z.string()),
  fields: z.array(z.object({ field: z.enum(FORM_FIELDS), required: z.boolean() })),
  questions: z.array(question),
  stages: z.array(
    z.object({
      type: z.enum(STAGE_TYPES),
      name: z.string(),
      minutes: z.number().int().nullable(),
      replyDays: z.number().int().nullable(),
    }),
  ),
  /** Days in which the company promises a first answer; null without a promise. */
  replyDays: z.number().int().nullable(),
  noticeVersion: z.string(),
});
export type PublicJob = z.output<typeof publicJob>;

export const listPublicJobs = endpoint({
  id: 'jobs.public.list',
  method: 'GET',
  path: '/api/v1/public/jobs',
  aliases: ['/api/v1/jobs'],
  summary: 'Open jobs of verified companies.',
  access: { kind: 'public' },
  query: z.object({
    search: z.string().max(120).optional(),
    level: commaList(z.enum(SENIORITIES)).optional(),
    contractType: commaList(z.enum(CONTRACT_TYPES)).optional(),
    locationModel: commaList(z.enum(LOCATION_MODELS)).optional(),
    location: z.string().max(80).optional(),
    remote: z.enum(['true', 'false']).optional(),
    company: z.string().max(80).optional(),
    ...paging(20),
  }),
  output: z.array(publicJobSummary),
  paging: 'page',
  errors: ['VALIDATION_FAILED'],
});

export const getPublicJob = endpoint({
  id: 'jobs.public.get',
  method: 'GET',
  path: '/api/v1/public/jobs/:slug',
  summary: 'The public page of a job, open or not; drafts do not exist here.',
  access: { kind: 'public' },
  params: z.object({ slug: z.string().max(120) }),
  output: publicJob,
  errors: ['JOB_NOT_FOUND'],
});

export const countJobView = endpoint({
  id: 'jobs.public.view',
  method: 'POST',
  path: '/api/v1/public/jobs/:slug/views',
  summary: 'Count a view of the public page, by source code.',
  access: { kind: 'public' },
  params: z.object({ slug: z.string().max(120) }),
  body: z.strictObject({ src: z.string().max(40).optional() }),
  output: z.object({}),
  status: 202,
  errors: ['JOB_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 120, seconds: 60 },
});
