import { PRIVACY_VERSION } from '@prova/contract/accounts/document-versions';
import { BRAZILIAN_STATES } from '@prova/contract/brazilian-states';
import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import { acceptsApplications } from '@prova/contract/jobs/job-status';
import {
  type getPublicJob as getEndpoint,
  type hintAtJobs as hintEndpoint,
  type listPublicJobs as listEndpoint,
  NEAREST_JOBS_MAX,
} from '@prova/contract/jobs/public-jobs';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pageMeta, type Reply, reply } from '../../../platform/http/route.ts';
import { logoUrl } from '../../companies/companies.service.ts';
import { namedFor } from '../../skills/skills.service.ts';
import { languagesOf } from '../job-detail.ts';
import { selectPublicParts } from '../job-parts.queries.ts';
import { type JobRow, selectJobBySlug } from '../jobs.queries.ts';
import { jobTexts } from '../jobs.texts.ts';
import { jobPorts } from '../ports.ts';
import { cleanRichText } from '../rich-text.ts';
import { placesMeant, wantedOrMeant } from './mistyped-search.ts';
import {
  countRemoteBeside,
  type PublicFilters,
  type SummaryRow,
  selectListed,
  selectNearest,
  selectPublicPage,
  statementOfHits,
} from './public-jobs.queries.ts';

export type PublicJobData = ResultOf<typeof getEndpoint>;

type Asked = 'locationModel' | 'contractType' | 'seniority' | 'payMode';
type PublicRow = JobRow & Pick<PublicJobData, Asked>;

/** Open jobs of verified companies, the newest first; with words, the best match first. */
export async function listPublicJobs(
  ctx: Ctx,
  query: QueryOf<typeof listEndpoint>,
): Promise<Reply<ResultOf<typeof listEndpoint>>> {
  const { page, limit } = query;
  const { rows, total } = await selectPublicPage(ctx, await filtersOf(ctx, query), {
    limit,
    offset: (page - 1) * limit,
  });
  const data = rows.map((row) => toPublicSummary(ctx, row));
  return reply(data, { meta: pageMeta(page, limit, total) });
}

type JobFilters = Omit<QueryOf<typeof listEndpoint>, 'page' | 'limit'>;

/** What is asked for, as it was meant. */
const filtersOf = async (ctx: Ctx, query: JobFilters): Promise<PublicFilters> => ({
  ...(await wantedOrMeant(ctx, query.search)),
  levels: query.level ?? [],
  contractTypes: query.contractType ?? [],
  locationModels: query.remote === 'true' ? ['remote'] : (query.locationModel ?? []),
  places: await placesMeant(ctx, query.location),
  companySlug: query.company,
});

/** The open jobs of verified companies that these filters let through, as a statement of job_id, published_at and rank. */
export const foundJobs = async (ctx: Ctx, query: JobFilters) => statementOfHits(ctx, await filtersOf(ctx, query));

/** What a search leaves out that may be wanted, too. */
export async function hintAtJobs(ctx: Ctx, query: JobFilters): Promise<ResultOf<typeof hintEndpoint>> {
  const filters = await filtersOf(ctx, query);
  const place = placeOf(filters, query.location);
  const isOpen = filters.locationModels.length === 0 && filters.facts.every(({ kind }) => kind !== 'model');
  const nearest = await selectNearest(ctx, filters, NEAREST_JOBS_MAX);
  return {
    place,
    remote: place !== null && isOpen ? await countRemoteBeside(ctx, filters) : 0,
    nearest: nearest.map((row) => toPublicSummary(ctx, row)),
  };
}

/** As it was written; by its name where it was meant. */
function placeOf({ city, places, inState }: PublicFilters, location: string | undefined): string | null {
  const typed = location?.trim();
  if (places[0] && typed) return places[0].meant ?? typed;
  if (city !== null) return city;
  return inState ? (BRAZILIAN_STATES[inState.state] ?? inState.state) : null;
}

/** The listed jobs among these, as public lists show them, by id. */
export async function summariesOf(ctx: Ctx, jobIds: readonly string[]) {
  const rows = jobIds.length === 0 ? [] : await selectListed(ctx, jobIds);
  return new Map(rows.map((row) => [row.id, toPublicSummary(ctx, row)]));
}

/** A job as lists show it. */
export function toPublicSummary({ locale }: Ctx, job: SummaryRow) {
  return { ...job, skills: namedFor(locale, job.skills), ...payOf(job), company: companyOf(job) };
}

/** @throws AppError JOB_NOT_FOUND for drafts, deleted jobs and addresses that never were */
export async function getPublicJob(ctx: Ctx, slug: string): Promise<PublicJobData> {
  return publicJobOf(ctx, await publicRow(ctx, slug));
}

/** A job that may be shown to everybody, open or not. @throws AppError JOB_NOT_FOUND */
export async function publicRow(ctx: Ctx, slug: string): Promise<PublicRow> {
  const job = await selectJobBySlug(ctx, slug);
  if (!job || job.status === 'DRAFT') throw new AppError('JOB_NOT_FOUND');
  // Publishing asks for all of step 1.
  return job as PublicRow;
}

/** The output schema leaves what everybody may know of a job: no internal code, no numbers, no names of recruiters. */
async function publicJobOf(ctx: Ctx, job: PublicRow): Promise<PublicJobData> {
  const { skills, fields, questions, stages } = await selectPublicParts(ctx, job.id);
  const replyDays = stages.find(({ type }) => type === 'new')?.replyDays ?? null;
  return {
    ...job,
    ...payOf(job),
    company: {
      ...companyOf(job),
      website: job.companyWebsite,
      keptPromises: await jobPorts.keptPromises(ctx, job.companyId),
    },
    skills,
    publishedAt: job.publishedAt ?? job.createdAt,
    open: acceptsApplications(job.status),
    // Cleaned when it was stored, too: pages write it as it is.
    description: cleanRichText(job.description ?? ''),
    requirements: cleanRichText(job.requirements ?? ''),
    fields: fields.filter(({ visible }) => visible),
    questions: questions.filter((each) => each.stageId === null),
    stages: stages.map((stage) =>
      stage.type === 'offer' ? { ...stage, name: jobTexts(ctx.locale).offerStage } : stage,
    ),
    languages: languagesOf(job),
    replyDays,
    noticeVersion: PRIVACY_VERSION,
  };
}

function companyOf(
  job: Pick<
    JobRow,
    | 'companyName'
    | 'companySlug'
    | 'companyLogoFileId'
    | 'companyVerified'
    | 'companyVerifiedBy'
    | 'companyVerifiedDomain'
  >,
) {
  return {
    name: job.companyName,
    slug: job.companySlug,
    logoUrl: logoUrl(job.companyLogoFileId),
    verified: job.companyVerified,
    verifiedBy: job.companyVerifiedBy,
    verifiedDomain: job.companyVerifiedDomain,
  };
}

type Pay = Pick<PublicJobData, 'payMode' | 'payMin' | 'payMax' | 'currency'>;

/** Amounts only where the company shows them. */
function payOf({ payMode, payMin, payMax, currency }: Pay): Omit<Pay, 'payMode'> {
  if (payMode === 'negotiate') return { payMin: null, payMax: null, currency: null };
  return { payMin, payMax: payMode === 'range' ? payMax : null, currency };
}
