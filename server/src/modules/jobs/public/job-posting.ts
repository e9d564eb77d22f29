import type { Locale } from '@prova/contract/common';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { escapeHtml } from '../rich-text.ts';

type Employment = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'VOLUNTEER' | 'OTHER';

const EMPLOYMENT: Readonly<Record<PublicJob['contractType'], Employment>> = {
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  other: 'OTHER',
  CLT: 'FULL_TIME',
  PJ: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
};

export interface Posting {
  readonly job: PublicJob;
  readonly url: string;
  /** The whole address. */
  readonly logo: string | null;
  readonly language: Locale;
}

/**
 * The job as structured data (schema.org/JobPosting) with what Google requires and recommends for job postings
 * (developers.google.com/search/docs/appearance/structured-data/job-posting). A company shows no end of its jobs, so
 * `validThrough` is left out, as Google asks where there is none.
 */
export function jobPosting({ job, url, logo, language }: Posting): Record<string, unknown> {
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    datePosted: job.publishedAt,
    employmentType: EMPLOYMENT[job.contractType],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.website && { sameAs: job.company.website }),
      ...(logo && { logo }),
    },
    ...places(job),
    ...pay(job),
    ...(job.skills.length > 0 && { skills: job.skills.map(({ name }) => name).join(', ') }),
    ...(job.benefits.length > 0 && { jobBenefits: job.benefits.join(', ') }),
    ...(job.openings != null && { totalJobOpenings: job.openings }),
    inLanguage: language,
    directApply: true,
    url,
  };
}

/** The texts of the page, for readers who see the posting alone. */
function descriptionHtml(job: PublicJob): string {
  const benefits = job.benefits.map((benefit) => `<li>${escapeHtml(benefit)}</li>`).join('');
  return `${job.description}${job.requirements}${benefits && `<ul>${benefits}</ul>`}`;
}

function places(job: PublicJob): Record<string, unknown> {
  const country = job.country ?? 'BR';
  if (job.locationModel === 'remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    };
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.address && { streetAddress: job.address }),
        addressLocality: job.city,
        addressRegion: job.state,
        addressCountry: country,
      },
    },
  };
}

function pay(job: PublicJob): Record<string, unknown> {
  if (job.payMin == null) return {};
  const amount =
    job.payMax == null ? { value: job.payMin / 100 } : { minValue: job.payMin / 100, maxValue: job.payMax / 100 };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.currency ?? 'BRL',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: 'MONTH' },
    },
  };
}
