import { jobPaths } from '@prova/contract/jobs/paths';
import { getPublicCompany, type PublicCompany } from '@prova/contract/jobs/public-companies';
import type { Ctx } from '../../../platform/context.ts';
import type { Page, PageHead, PageVisit } from '../../../platform/http/page.ts';
import { dataOf } from '../../../platform/http/page-answer.ts';
import { inLanguages, shortDescription } from '../../../platform/http/page-heads.ts';
import { jobTexts } from '../jobs.texts.ts';

/** The public page of a company, with the head that search engines and previews read. */
export const companyPages: readonly Page[] = [
  {
    path: jobPaths.company,
    first: ({ params: { slug = '' } }) => ({ endpoint: getPublicCompany, params: { slug } }),
    head: async (ctx, visit) => companyHead(ctx, visit),
  },
];

function companyHead(ctx: Ctx, { query, answer }: PageVisit): PageHead {
  const texts = jobTexts(ctx.locale).page.company;
  const company = dataOf(getPublicCompany, answer);
  if (!company) return { title: texts.notFound, noindex: true };
  const url = `${ctx.platform.config.publicUrl}/companies/${company.slug}`;
  const logo = company.logoUrl && `${ctx.platform.config.publicUrl}${company.logoUrl}`;
  const title = texts.title(company.name);
  const description = shortDescription(company.description || texts.description(company.name));
  return {
    title: `${title} · Prova`,
    description,
    ...inLanguages(ctx, { query }, url),
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
    shows: [company.slug],
  };
}

function organization({ name, description, website, linkedinUrl }: PublicCompany, logo: string | null) {
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
