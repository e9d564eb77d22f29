import { publicPaths } from '@prova/contract/pages';
import { publicCompany } from '@prova/contract/public-companies';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Page, PageHead } from '../../platform/http/pages.ts';
import { jobTexts } from './jobs.texts.ts';
import { type PublicCompanyData, publicCompanyOf } from './public-company.ts';
import { escapeHtml, paragraphs } from './rich-text.ts';

const LONGEST_DESCRIPTION = 160;

/** The public page of a company, with the head that search engines and previews read. */
export const companyPages: readonly Page[] = [
  { path: publicPaths.company, head: (ctx, params) => companyHead(ctx, params.slug ?? '') },
];

async function companyHead(ctx: Ctx, slug: string): Promise<PageHead> {
  const texts = jobTexts(ctx.locale).page.company;
  const company = await publicCompanyOf(ctx, slug).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'COMPANY_NOT_FOUND') return null;
    throw error;
  });
  if (!company) return { status: 404, noindex: true, title: texts.notFound };
  const url = `${ctx.platform.config.publicUrl}/companies/${company.slug}`;
  const title = texts.title(company.name);
  const description = shorten(company.description?.replace(/\s+/g, ' ') || texts.description(company.name));
  return {
    title: `${title} · Prova`,
    description,
    canonical: url,
    // Who has proved nothing works by the link alone.
    noindex: !company.verified,
    openGraph: {
      title,
      description,
      url,
      type: 'website',
      site_name: 'Prova',
      locale: ctx.locale.replace('-', '_'),
    },
    structured: organization(company),
    data: publicCompany.parse(company),
    body: bodyOf(company, title),
  };
}

function organization({ name, description, website, linkedinUrl }: PublicCompanyData) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    ...(description && { description }),
    ...(website && { url: website }),
    ...(linkedinUrl && { sameAs: [linkedinUrl] }),
  };
}

/** For who runs no script: what the company says, and its jobs. */
function bodyOf({ description, jobs }: PublicCompanyData, title: string): string {
  const items = jobs.map(
    (job) => `<li><a href="/jobs/${encodeURIComponent(job.slug)}">${escapeHtml(job.title)}</a></li>`,
  );
  return `<header><a href="/">Prova</a></header><main><h1>${escapeHtml(title)}</h1>${paragraphs(description ?? '')}<ul>${items.join('')}</ul></main>`;
}

function shorten(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
