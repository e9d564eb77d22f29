import { applicationPaths } from '@prova/contract/applications/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { publicJob } from '@prova/contract/jobs/public-jobs';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Page, PageHead } from '../../../platform/http/pages.ts';
import { publicJobUrl } from '../job-detail.ts';
import { languageOf } from '../job-language.ts';
import { jobTexts } from '../jobs.texts.ts';
import { plainText } from '../rich-text.ts';
import { applyBody, jobBody } from './job-page-body.ts';
import { jobPosting } from './job-posting.ts';
import { getPublicJob, publicRow } from './public-jobs.ts';

const LONGEST_DESCRIPTION = 160;

/** The public pages of jobs, with the head that search engines and previews read. */
export const jobPages: readonly Page[] = [
  { path: jobPaths.publicJobs, head: async (ctx) => listHead(ctx) },
  { path: jobPaths.publicJob, head: (ctx, params, query) => jobHead(ctx, params.slug ?? '', query.src) },
  { path: applicationPaths.apply, head: (ctx, params) => applyHead(ctx, params.slug ?? '') },
];

function listHead(ctx: Ctx): PageHead {
  const { title, description } = jobTexts(ctx.locale).page.list;
  const url = `${ctx.platform.config.publicUrl}/jobs`;
  return { title, description, canonical: url, openGraph: openGraph(ctx, { title, description, url }) };
}

async function jobHead(ctx: Ctx, slug: string, src: unknown): Promise<PageHead> {
  return orNotFound(ctx, async () => {
    const row = await publicRow(ctx, slug);
    const job = await getPublicJob(ctx, slug);
    const texts = jobTexts(ctx.locale).page;
    const title = texts.at(job.title, job.company.name);
    const place = job.locationModel === 'remote' ? texts.remote : [job.city, job.state].filter(Boolean).join(', ');
    const words = job.open ? plainText(job.description) : texts.closed;
    const description = shorten(`${place} · ${words}`);
    const url = publicJobUrl(ctx, slug);
    const logo = job.company.logoUrl && `${ctx.platform.config.publicUrl}${job.company.logoUrl}`;
    const language = languageOf(row, ctx.locale);
    const publishedAt = row.publishedAt ?? row.createdAt;
    return {
      title: `${title} · Prova`,
      description,
      canonical: url,
      // A company that has proven nothing works by its link alone; a closed job is of no use to a search.
      noindex: !job.open || !job.company.verified,
      openGraph: openGraph(ctx, { title, description, url, language, image: logo }),
      ...(job.open && {
        structured: jobPosting({ job, publishedAt, url, website: row.companyWebsite, logo, language }),
      }),
      data: publicJob.parse(job),
      body: jobBody({ job, place, locale: ctx.locale, language, src: typeof src === 'string' ? src : null }),
    };
  });
}

/** The form is part of the job's page: that one is to be found, not this. */
async function applyHead(ctx: Ctx, slug: string): Promise<PageHead> {
  return orNotFound(ctx, async () => {
    const job = await getPublicJob(ctx, slug);
    return {
      title: `${jobTexts(ctx.locale).page.apply(job.title)} · Prova`,
      canonical: publicJobUrl(ctx, slug),
      noindex: true,
      data: publicJob.parse(job),
      body: applyBody(job, ctx.locale),
    };
  });
}

async function orNotFound(ctx: Ctx, head: () => Promise<PageHead>): Promise<PageHead> {
  try {
    return await head();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'JOB_NOT_FOUND') throw error;
    return { status: 404, noindex: true, title: jobTexts(ctx.locale).page.notFound };
  }
}

function openGraph(
  ctx: Ctx,
  page: { title: string; description: string; url: string; language?: string; image?: string | null },
): Record<string, string> {
  const { title, description, url, language = ctx.locale, image } = page;
  const about = { title, description, url, type: 'website', site_name: 'Prova', locale: language.replace('-', '_') };
  return image ? { ...about, image } : about;
}

function shorten(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text
    .slice(0, LONGEST_DESCRIPTION)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}
