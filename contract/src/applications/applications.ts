import * as z from 'zod';
import {
  cursorPaging,
  email,
  githubUrl,
  id,
  idParams,
  instant,
  line,
  linkedinUrl,
  locale,
  paging,
  personName,
  phone,
  text,
  tokenParams,
  url,
} from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { RESUME_TYPES } from '../file-types.ts';
import { ANSWER_MAX } from '../jobs/form-fields.ts';
import { STAGE_TYPES } from '../jobs/stage-types.ts';
import type { ValidationCode } from '../validation.ts';
import { APPLICATION_STATUSES, CANDIDATE_STATUSES } from './application-status.ts';
import { shownProfile } from './shown-profile.ts';
import { REFUSED_ACTIONS, timelineEvent } from './timeline.ts';

/** 5 MB. */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;
export const RESUME_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;

/** By question: a text, or the id of an option. A refusal names the field `answers.<id of the question>`. */
const answers = z.array(z.strictObject({ questionId: id, answer: text(ANSWER_MAX) })).max(40);

/** What the form sends beside the résumé. The server checks it again by the job's own form. */
export const applicationForm = z.strictObject({
  fullName: personName,
  email,
  phone: phone.optional(),
  coverLetter: text(ANSWER_MAX).optional(),
  portfolio: url.optional(),
  linkedin: linkedinUrl.optional(),
  github: githubUrl.optional(),
  website: url.optional(),
  answers: answers.default([]),
  /** In the place of a file: the résumé of an earlier application of the signed-in talent, which is copied. */
  resumeFileId: id.optional(),
  /** Version of the privacy notice that was acknowledged. */
  noticeVersion: z.string().max(20),
  /** Separate and never assumed: the company may keep the candidate in its talent bank. */
  bankConsent: z.boolean().default(false),
  /** Tracking code of the page (`?src=`). */
  src: z.string().max(40).optional(),
  language: locale.optional(),
});
export type ApplicationForm = z.input<typeof applicationForm>;

const APPLYING = {
  errors: [
    'JOB_NOT_FOUND',
    'JOB_CLOSED',
    'ALREADY_APPLIED',
    'FILE_TOO_LARGE',
    'FILE_EMPTY',
    'FILE_TYPE_UNSUPPORTED',
    'RESUME_REQUIRED',
    'RESUME_NOT_FOUND',
  ],
  // Of a network: a whole fair may share the address of one mobile carrier. What one applicant may do is counted apart.
  rateLimit: { max: 600, refusals: 1800, seconds: 600 },
  files: { resume: { types: RESUME_TYPES, maxBytes: RESUME_MAX_BYTES, required: false } },
} as const;

export const apply = endpoint({
  id: 'applications.apply',
  method: 'POST',
  path: '/api/v1/public/jobs/:slug/applications',
  summary:
    'Apply to a job, without an account too. A repeated application by a visitor gets the same answer and creates nothing.',
  access: { kind: 'public' },
  params: z.object({ slug: z.string().max(120) }),
  body: applicationForm,
  files: APPLYING.files,
  output: z.object({
    jobTitle: z.string(),
    companyName: z.string(),
    email: z.string(),
    /** Day until which the company promises an answer; null without a promise. */
    replyBy: instant.nullable(),
  }),
  status: 201,
  errors: APPLYING.errors,
  rateLimit: APPLYING.rateLimit,
});

export const applicationPrefill = endpoint({
  id: 'applications.prefill',
  subjects: ['profile'],
  method: 'GET',
  path: '/api/v1/applications/prefill',
  summary:
    'What the talent’s profile answers of any form, and the résumé that they keep, or sent last if that is newer.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  output: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    portfolio: z.string().nullable(),
    linkedin: z.string().nullable(),
    github: z.string().nullable(),
    website: z.string().nullable(),
    /** What the company is shown of the profile besides; null for a hidden one. */
    shown: shownProfile.nullable(),
    resume: z
      .object({
        fileId: id,
        name: z.string(),
        bytes: z.number().int(),
        /** The link is signed, for ten minutes. */
        viewUrl: z.string(),
        /** To whom it was sent; null for the one that is kept with the profile. */
        companyName: z.string().nullable(),
        /** When it was sent, or kept. */
        sentAt: instant,
      })
      .nullable(),
  }),
});

export const appliedAmong = endpoint({
  id: 'applications.appliedAmong',
  method: 'GET',
  path: '/api/v1/applications/among',
  summary:
    'To which of these jobs the talent has an application that is open or led to a hire, for pages that mark them.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  query: z.object({
    ids: z
      .string()
      .max(4000)
      .transform((value) => value.split(','))
      .pipe(z.array(id).min(1).max(100)),
  }),
  output: z.array(z.object({ jobId: id, applicationId: id, appliedAt: instant })),
});

/** What a résumé says of how to reach somebody; null where it does not. */
export const resumeFacts = z.object({
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  linkedin: z.string().nullable(),
  github: z.string().nullable(),
  portfolio: z.string().nullable(),
});
export type ResumeFacts = z.output<typeof resumeFacts>;

export const readResume = endpoint({
  id: 'applications.readResume',
  method: 'POST',
  path: '/api/v1/public/resume-facts',
  summary: 'What a résumé says of how to reach somebody, to be offered for the form. Nothing of it is kept.',
  access: { kind: 'public' },
  files: { resume: { types: RESUME_TYPES, maxBytes: RESUME_MAX_BYTES, required: true } },
  output: resumeFacts,
  // The answer is about a person, and is not kept for repetitions either.
  answersSecret: true,
  errors: ['FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_UNSUPPORTED'],
  rateLimit: { max: 600, refusals: 600, seconds: 600 },
});

// ── The candidate's own view ──────────────────────────────────────────────────────────────────────────────────────────

/** An application as the candidate sees it: the stage, the date and whose turn it is. */
export const ownApplication = z.object({
  id,
  jobTitle: z.string(),
  jobId: id,
  jobSlug: z.string(),
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  stage: z.object({ name: z.string(), type: z.enum(STAGE_TYPES) }),
  /** Every stage of the process in order, with the minutes that it takes the candidate where the company says so. */
  stages: z.array(
    z.object({
      name: z.string(),
      type: z.enum(STAGE_TYPES),
      minutes: z.number().int().nullable(),
      /** Whether the application has been in it; one before the present stage that it has not was passed over. */
      visited: z.boolean(),
    }),
  ),
  stageIndex: z.number().int(),
  appliedAt: instant,
  stageSince: instant,
  replyDueAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  closedAt: instant.nullable(),
  active: z.boolean(),
  /** How an offer ended that did not lead on: the company decides what comes next. */
  offerEnded: z.enum(['declined', 'expired']).nullable(),
  /** Whose turn it is. */
  waitsFor: z.enum(['candidate', 'company', 'nobody']),
  can: z.object({ withdraw: z.boolean(), amend: z.boolean() }),
});
export type OwnApplication = z.output<typeof ownApplication>;

/** How a withdrawal is taken back: the event to name, and for how many more seconds. Null where it is too late. */
const withdrawalUndo = z.object({ eventId: id, seconds: z.number().int().positive() }).nullable();

const withdrawn = ownApplication.extend({ undo: withdrawalUndo });
export type WithdrawnApplication = z.output<typeof withdrawn>;

/** What somebody sent, as it stands now. */
const sentForm = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  coverLetter: z.string().nullable(),
  portfolio: z.string().nullable(),
  linkedin: z.string().nullable(),
  github: z.string().nullable(),
  website: z.string().nullable(),
  /** In the order of the form, options in words. */
  answers: z.array(z.object({ questionId: id, question: z.string(), answer: z.string() })),
  /** The link is signed, for ten minutes. */
  resume: z.object({ name: z.string(), bytes: z.number().int(), viewUrl: z.string() }).nullable(),
});
export type ApplicationSent = z.output<typeof sentForm>;

/** `asked`: by a form whose address nobody had proved yet. */
export const BANK_CONSENTS = ['given', 'asked', 'none'] as const;

/** All that a candidate sees of an application, by the link of a mail or signed in. */
const overview = ownApplication.extend({
  undo: withdrawalUndo,
  candidateName: z.string(),
  candidateEmail: z.string().nullable(),
  history: z.array(z.object({ at: instant, text: z.string() })),
  /** What the company wrote when it decided not to go on, once that mail is out. */
  message: z.object({ text: z.string(), at: instant }).nullable(),
  /** A word to look for jobs like this one. */
  similarSearch: z.string().nullable(),
  /** Null once the company has forgotten it. */
  sent: sentForm.nullable(),
  /** What the company is shown of the profile besides, as it has it now. */
  shown: shownProfile,
  /** Whether the company may keep the candidate in its talent bank. */
  bankConsent: z.enum(BANK_CONSENTS),
});
export type ApplicationOverview = z.output<typeof overview>;

export const applicationStatus = endpoint({
  id: 'applications.status',
  method: 'GET',
  path: '/api/v1/applications/status/:token',
  summary: 'Where an application stands, by the link of its mail.',
  access: { kind: 'token', token: 'application_status' },
  params: tokenParams,
  output: overview,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
});

export const ownApplicationStatus = endpoint({
  id: 'applications.ownStatus',
  method: 'GET',
  path: '/api/v1/applications/:id/status',
  summary: 'Where the talent’s own application stands: what the link of its mail shows.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  output: overview,
  errors: ['APPLICATION_NOT_FOUND'],
});

export const decideBankConsent = endpoint({
  id: 'applications.decideBankConsent',
  method: 'POST',
  path: '/api/v1/applications/status/:token/bank-consent',
  summary:
    'Allow the company to keep the candidate in its talent bank, or take that back, by the link of a mail: whoever has it reads that address.',
  access: { kind: 'token', token: 'application_status' },
  params: tokenParams,
  body: z.strictObject({ consent: z.boolean() }),
  output: z.object({ bankConsent: z.enum(BANK_CONSENTS) }),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
});

export const decideOwnBankConsent = endpoint({
  id: 'applications.decideOwnBankConsent',
  method: 'POST',
  path: '/api/v1/applications/:id/bank-consent',
  summary: 'Allow the company of the talent’s own application to keep them in its talent bank, or take that back.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  body: z.strictObject({ consent: z.boolean() }),
  output: z.object({ bankConsent: z.enum(BANK_CONSENTS) }),
  errors: ['APPLICATION_NOT_FOUND'],
});

export const sendStatusLinks = endpoint({
  id: 'applications.sendStatusLinks',
  method: 'POST',
  path: '/api/v1/public/applications/links',
  summary:
    'Send new links to the applications made with an address, to that address. The answer is the same whether there are any.',
  access: { kind: 'public' },
  body: z.strictObject({ email }),
  output: z.object({}),
  status: 202,
  rateLimit: { max: 90, refusals: 90, seconds: 600 },
});

export const withdrawByToken = endpoint({
  id: 'applications.withdrawByToken',
  method: 'POST',
  path: '/api/v1/applications/status/:token/withdraw',
  summary: 'Withdraw an application by the link of its mail.',
  access: { kind: 'token', token: 'application_status' },
  params: tokenParams,
  body: z.strictObject({ reason: text(500).optional() }),
  output: withdrawn,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'WITHDRAWAL_REFUSED'],
});

export const undoWithdrawalByToken = endpoint({
  id: 'applications.undoWithdrawalByToken',
  method: 'POST',
  path: '/api/v1/applications/status/:token/undo-withdrawal',
  summary: 'Take a withdrawal back within its ten seconds, by the link of a mail. The company has not been told then.',
  access: { kind: 'token', token: 'application_status' },
  params: tokenParams,
  body: z.strictObject({ eventId: id }),
  output: ownApplication,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'UNDO_EXPIRED'],
});

export const APPLICATION_SORTS = ['recent', 'oldest'] as const;

export const listApplications = endpoint({
  id: 'applications.list',
  subjects: ['applications'],
  method: 'GET',
  path: '/api/v1/applications',
  summary: 'For a recruiter the applications to the company, for a talent their own; the newest first.',
  access: { kind: 'user', roles: ['RECRUITER', 'POTENTIAL'] },
  query: z.object({
    jobId: id.optional(),
    status: z.enum(APPLICATION_STATUSES).optional(),
    /** Still going on. To a talent a hire is an end like others; a company counts whom it hired among the open. */
    open: z.enum(['true', 'false']).optional(),
    /** A recruiter's looks for people, as the board does; a talent's for words of the job's title or company. */
    search: z.string().trim().max(120).optional(),
    /** `match`: of those that a recruiter's search finds, people who are called so come first. */
    sort: z.enum([...APPLICATION_SORTS, 'match']).default('recent'),
    ...paging(20),
  }),
  output: z.array(
    ownApplication.extend({
      jobId: id,
      /** For the company; null in a talent's own list. */
      candidate: z.object({ id, name: z.string(), email: z.string(), status: z.enum(CANDIDATE_STATUSES) }).nullable(),
    }),
  ),
  paging: 'page',
  errors: ['NO_COMPANY', 'JOB_NOT_FOUND'],
});

/** The job by its id or its slug; name and e-mail are the account's unless the form names the person otherwise. */
export const createApplication = endpoint({
  id: 'applications.create',
  subjects: ['applications'],
  method: 'POST',
  path: '/api/v1/applications',
  summary: 'Apply to a job as the signed-in talent. The e-mail is that of the account.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  body: applicationForm
    .omit({ email: true, fullName: true })
    .extend({ jobId: id.optional(), slug: line(1, 120).optional(), fullName: personName.optional() })
    .superRefine((value, context) => {
      if ((value.jobId === undefined) === (value.slug === undefined))
        context.addIssue({ code: 'custom', path: ['jobId'], message: 'REQUIRED' satisfies ValidationCode });
    }),
  files: APPLYING.files,
  output: ownApplication,
  status: 201,
  errors: APPLYING.errors,
  rateLimit: { max: 30, refusals: 90, seconds: 600 },
});

/** What the person may still change. Left out: as it is. Null, or an empty answer: taken out. */
export const applicationAmendment = z.strictObject({
  phone: phone.nullish(),
  coverLetter: text(ANSWER_MAX).nullish(),
  portfolio: url.nullish(),
  linkedin: linkedinUrl.nullish(),
  github: githubUrl.nullish(),
  website: url.nullish(),
  answers: answers.optional(),
});

export const amendApplication = endpoint({
  id: 'applications.amend',
  subjects: ['applications'],
  method: 'PUT',
  path: '/api/v1/applications/:id',
  summary: 'Amend the talent’s own form while the application is open and in its first stage.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  body: applicationAmendment,
  output: ownApplication.extend({
    /** The form as it stands now. */
    form: z.object({
      phone: z.string().nullable(),
      coverLetter: z.string().nullable(),
      portfolio: z.string().nullable(),
      linkedin: z.string().nullable(),
      github: z.string().nullable(),
      website: z.string().nullable(),
      answers: z.array(z.object({ questionId: id, answer: z.string() })),
    }),
  }),
  errors: ['APPLICATION_NOT_FOUND', 'AMENDMENT_REFUSED'],
});

export const removeApplication = endpoint({
  id: 'applications.remove',
  subjects: ['applications'],
  method: 'DELETE',
  path: '/api/v1/applications/:id',
  summary: 'Withdraw the talent’s own application; as `withdraw`, without a reason. The company keeps its record.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  output: withdrawn,
  errors: ['APPLICATION_NOT_FOUND', 'WITHDRAWAL_REFUSED'],
});

export const withdrawOwn = endpoint({
  id: 'applications.withdraw',
  subjects: ['applications'],
  method: 'POST',
  path: '/api/v1/applications/:id/withdraw',
  summary: 'Withdraw the talent’s own application.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  body: z.strictObject({ reason: text(500).optional() }),
  output: withdrawn,
  errors: ['APPLICATION_NOT_FOUND', 'WITHDRAWAL_REFUSED'],
});

export const undoWithdrawal = endpoint({
  id: 'applications.undoWithdrawal',
  subjects: ['applications'],
  method: 'POST',
  path: '/api/v1/applications/:id/undo-withdrawal',
  summary: 'Take the withdrawal of the talent’s own application back within its ten seconds.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  body: z.strictObject({ eventId: id }),
  output: ownApplication,
  errors: ['APPLICATION_NOT_FOUND', 'UNDO_EXPIRED'],
});

/** Applications made without an account under the person's verified e-mail. */
export const listClaimable = endpoint({
  id: 'applications.claimable',
  method: 'GET',
  path: '/api/v1/applications/claimable',
  summary: 'Applications made with this person’s verified e-mail before the account existed.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  output: z.array(
    z.object({
      candidateId: id,
      companyName: z.string(),
      jobs: z.array(z.object({ id, title: z.string(), appliedAt: instant, open: z.boolean() })),
    }),
  ),
});

export const claim = endpoint({
  id: 'applications.claim',
  subjects: ['applications'],
  method: 'POST',
  path: '/api/v1/applications/claim',
  summary: 'Link such applications to the account; the profile stays as it is.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  body: z.strictObject({ candidateIds: z.array(id).min(1).max(100) }),
  output: z.object({ claimed: z.number().int() }),
});

// ── The recruiter's view ──────────────────────────────────────────────────────────────────────────────────────────────

/** What a recruiter may do with an application now; a refused action says why. */
export const actionFlags = z.record(
  z.enum(REFUSED_ACTIONS),
  z.object({ allowed: z.boolean(), reason: z.string().nullable() }),
);

export const resume = z.object({
  fileId: id,
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  /** `pending` until the task has run; `unreadable` and `empty` are told to the recruiter. */
  text: z.enum(['pending', 'extracted', 'empty', 'unreadable', 'unsupported']),
  /** Signed, for ten minutes. */
  viewUrl: z.string(),
  downloadUrl: z.string(),
});

export const applicationDetail = z.object({
  id,
  version: z.number().int(),
  jobId: id,
  jobTitle: z.string(),
  /**
   * The job hides who it is, and nobody has had it revealed: `name` then stands for them, and contacts, letter, résumé and
   * other applications are left out.
   */
  hidden: z.boolean(),
  /**
   * It came beyond what the company's plan allows: besides what is hidden, answers, source, place, title and match are left
   * out. It may be rejected; a larger plan opens it.
   */
  locked: z.boolean(),
  candidate: z.object({
    id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    title: z.string().nullable(),
    linkedin: z.string().nullable(),
    github: z.string().nullable(),
    portfolio: z.string().nullable(),
    website: z.string().nullable(),
    hasAccount: z.boolean(),
    /** Other applications of this person to this company. */
    otherApplications: z.array(
      z.object({
        id,
        jobId: id,
        jobTitle: z.string(),
        stage: z.string(),
        status: z.enum(CANDIDATE_STATUSES),
        appliedAt: instant,
      }),
    ),
  }),
  stageId: id,
  stage: z.object({ name: z.string(), type: z.enum(STAGE_TYPES) }),
  status: z.enum(CANDIDATE_STATUSES),
  /** Also where the status says something else, because it was moved on since. */
  testOut: z.boolean(),
  interviewAhead: z.boolean(),
  source: z.object({ platform: z.string() }).nullable(),
  appliedAt: instant,
  stageSince: instant,
  replyDueAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  closedAt: instant.nullable(),
  active: z.boolean(),
  coverLetter: z.string().nullable(),
  answers: z.array(
    z.object({
      questionId: id,
      question: z.string(),
      type: z.string(),
      answer: z.string(),
      /** The recruiter wants another one. */
      unwanted: z.boolean(),
    }),
  ),
  resume: resume.nullable(),
  actions: actionFlags,
  /** What the reader's role lets them do with it, whatever its state allows. */
  can: z.object({
    /** Have revealed who a hidden person is. */
    reveal: z.boolean(),
    decide: z.boolean(),
    hire: z.boolean(),
    readHistory: z.boolean(),
    writeNotes: z.boolean(),
    readOffers: z.boolean(),
    handleOffers: z.boolean(),
    readTests: z.boolean(),
    handleTests: z.boolean(),
    handleInterviews: z.boolean(),
    converse: z.boolean(),
  }),
  /** Stage that *approve* leads to; null when there is none. */
  nextStage: z.object({ id, name: z.string() }).nullable(),
});
export type ApplicationDetail = z.output<typeof applicationDetail>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const getApplication = endpoint({
  id: 'applications.get',
  method: 'GET',
  path: '/api/v1/applications/:id',
  summary: 'An application with form, answers, résumé and what may be done. Reading it is noted in its history.',
  access: member,
  params: idParams,
  query: z.object({
    /** Before somebody looks at it: nothing is noted until `applications.opened` says that they do. */
    ahead: z.enum(['true']).optional(),
  }),
  output: applicationDetail,
  errors: ['APPLICATION_NOT_FOUND'],
});

export const applicationOpened = endpoint({
  id: 'applications.opened',
  method: 'POST',
  path: '/api/v1/applications/:id/opened',
  summary: 'Somebody looks at an application that was read ahead; noted once a person and day.',
  access: member,
  params: idParams,
  output: z.object({}),
  errors: ['APPLICATION_NOT_FOUND'],
});

export const revealApplication = endpoint({
  id: 'applications.reveal',
  method: 'POST',
  path: '/api/v1/applications/:id/reveal',
  summary:
    'Have revealed who a hidden person is. The team reads who did it and why in the history; it cannot be taken back. One that is revealed stays so.',
  access: member,
  params: idParams,
  body: z.strictObject({ reason: text(1000, 2) }),
  output: z.object({}),
  errors: ['APPLICATION_NOT_FOUND'],
});

export const applicationTimeline = endpoint({
  id: 'applications.timeline',
  method: 'GET',
  path: '/api/v1/applications/:id/timeline',
  summary: 'Who did what and when, the newest first.',
  access: member,
  params: idParams,
  query: z.object({ ...cursorPaging(30), cursor: id.optional() }),
  output: z.array(timelineEvent),
  paging: 'cursor',
  errors: ['APPLICATION_NOT_FOUND'],
});

export const jobCandidates = endpoint({
  id: 'applications.byJob',
  method: 'GET',
  path: '/api/v1/applications/job/:id/candidates',
  summary: 'The candidates of a job as a list, the newest first.',
  access: member,
  params: idParams,
  query: z.object({ ...cursorPaging(50), cursor: id.optional() }),
  output: z.array(
    z.object({
      id,
      candidateId: id,
      name: z.string(),
      email: z.string(),
      stage: z.string(),
      status: z.enum(CANDIDATE_STATUSES),
      applicationStatus: z.enum(APPLICATION_STATUSES),
      appliedAt: instant,
      active: z.boolean(),
    }),
  ),
  paging: 'cursor',
  errors: ['JOB_NOT_FOUND'],
});
