import { LOCALES, type Locale } from '@prova/contract/common';
import { jobPaths } from '@prova/contract/jobs/paths';
import { publicCompany } from '@prova/contract/jobs/public-companies';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { namedLocale } from '../../../platform/http/locale.ts';
import type { Page, PageHead } from '../../../platform/http/pages.ts';
import { jobTexts } from '../jobs.texts.ts';
import { escapeHtml, paragraphs } from '../rich-text.ts';
import { type PublicCompanyData, publicCompanyOf } from './public-company.ts';

const LONGEST_DESCRIPTION = 160;

/** The public page of a company, with the head that search engines and previews read. */
export const companyPages: readonly Page[] = [
  { path: jobPaths.company, head: (ctx, params, query) => companyHead(ctx, params.slug ?? '', query) },
];

async function companyHead(ctx: Ctx, slug: string, query: Readonly<Record<string, unknown>>): Promise<PageHead> {
  const texts = jobTexts(ctx.locale).page.company;
  const company = await publicCompanyOf(ctx, slug).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'COMPANY_NOT_FOUND') return null;
    throw error;
  });
  if (!company) return { status: 404, noindex: true, title: texts.notFound };
  const url = `${ctx.platform.config.publicUrl}/companies/${company.slug}`;
  const logo = company.logoUrl && `${ctx.platform.config.publicUrl}${company.logoUrl}`;
  const title = texts.title(company.name);
  const description = shorten(company.description?.replace(/\s+/g, ' ') || texts.description(company.name));
  return {
    title: `${title} · Prova`,
    description,
    // An address that names its language is a page of its own, which the others name.
    canonical: namedLocale(query) ? inLanguage(url, ctx.locale) : url,
    alternates: { ...Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(url, locale)])), 'x-default': url },
    // Who has proved nothing works by the link alone.
    noindex: !company.verified,
    openGraph: {
      title,
      description,
      url,
      type: 'website',
      site_name: 'Prova',
      locale: ctx.locale.replace('-', '_'),
      ...(logo && { image: logo, 'image:alt': company.name }),
    },
    structured: organization(company, logo),
    data: publicCompany.parse(company),
    body: bodyOf(company, title),
  };
}

const inLanguage = (url: string, locale: Locale) => `${url}?lang=${locale}`;

function organization({ name, description, website, linkedinUrl }: PublicCompanyData, logo: string | null) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    ...(description && { description }),
    ...(website && { url: website }),
    ...(logo && { logo }),
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
  return `${text
    .slice(0, LONGEST_DESCRIPTION)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}
