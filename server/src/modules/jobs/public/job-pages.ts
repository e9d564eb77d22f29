import { applicationPaths } from '@prova/contract/applications/paths';
import { jobSearchOf, jobSearchQuery } from '@prova/contract/jobs/job-search';
import { jobPaths } from '@prova/contract/jobs/paths';
import { getPublicJob, listPublicJobs, type PublicJob } from '@prova/contract/jobs/public-jobs';
import type { Ctx } from '../../../platform/context.ts';
import type { Page, PageHead, PageVisit } from '../../../platform/http/page.ts';
import { dataOf } from '../../../platform/http/page-answer.ts';
import { shortDescription } from '../../../platform/http/page-heads.ts';
import { publicJobUrl } from '../job-detail.ts';
import { languageOf } from '../job-language.ts';
import { jobTexts } from '../jobs.texts.ts';
import { plainText } from '../rich-text.ts';
import { jobPosting } from './job-posting.ts';

const jobOf: Page['first'] = ({ params: { slug = '' } }) => ({ endpoint: getPublicJob, params: { slug } });

/** The public pages of jobs, with the head that search engines and previews read. */
export const jobPages: readonly Page[] = [
  {
    path: jobPaths.publicJobs,
    first: ({ query }) => ({ endpoint: listPublicJobs, query: jobSearchQuery(jobSearchOf(searchParams(query))) }),
    head: async (ctx) => listHead(ctx),
  },
  { path: jobPaths.publicJob, first: jobOf, head: orNotFound(jobHead) },
  { path: applicationPaths.apply, first: jobOf, head: orNotFound(applyHead) },
];

/** A query as the address had it; of what is named twice, the first. */
function searchParams(query: PageVisit['query']): URLSearchParams {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]);
  return new URLSearchParams(pairs);
}

function listHead(ctx: Ctx): PageHead {
  const { title, description } = jobTexts(ctx.locale).page.list;
  const url = `${ctx.platform.config.publicUrl}/jobs`;
  return {
    title,
    description,
    canonical: url,
    openGraph: openGraph(ctx, { title, description, url }),
    shows: 'all',
  };
}

/** The head of a page about a job; where that cannot be had, one that says so. */
function orNotFound(head: (ctx: Ctx, job: PublicJob) => PageHead): Page['head'] {
  return async (ctx, { answer }) => {
    const job = dataOf(getPublicJob, answer);
    return job ? head(ctx, job) : { title: jobTexts(ctx.locale).page.notFound, noindex: true };
  };
}

function jobHead(ctx: Ctx, job: PublicJob): PageHead {
  const texts = jobTexts(ctx.locale).page;
  const title = texts.at(job.title, job.company.name);
  const place = job.locationModel === 'remote' ? texts.remote : [job.city, job.state].filter(Boolean).join(', ');
  const words = job.open ? plainText(job.description) : texts.closed;
  const description = shortDescription(`${place} · ${words}`);
  const url = publicJobUrl(ctx, job.slug);
  const logo = job.company.logoUrl && `${ctx.platform.config.publicUrl}${job.company.logoUrl}`;
  const language = languageOf(job, ctx.locale);
  return {
    title: `${title} · Prova`,
    description,
    canonical: url,
    // A company that has proven nothing works by its link alone; a closed job is of no use to a search.
    noindex: !job.open || !job.company.verified,
    openGraph: openGraph(ctx, { title, description, url, language, image: logo }),
    ...(job.open && {
      structured: jobPosting({ job, url, logo, language }),
    }),
    shows: [job.company.slug],
  };
}

/** The form is part of the job's page: that one is to be found, not this. */
function applyHead(ctx: Ctx, job: PublicJob): PageHead {
  return {
    title: `${jobTexts(ctx.locale).page.apply(job.title)} · Prova`,
    canonical: publicJobUrl(ctx, job.slug),
    noindex: true,
    shows: [job.company.slug],
  };
}

function openGraph(
  ctx: Ctx,
  page: { title: string; description: string; url: string; language?: string; image?: string | null },
): Record<string, string> {
  const { title, description, url, language = ctx.locale, image } = page;
  const about = { title, description, url, type: 'website', site_name: 'Prova', locale: language.replace('-', '_') };
  return image ? { ...about, image } : about;
}
