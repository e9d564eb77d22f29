import { jobPaths } from '@prova/contract/jobs/paths';
import type { getPublicCompany, PublicCompany } from '@prova/contract/jobs/public-companies';
import { to } from '@prova/contract/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useParams } from '../../../lib/lean-router.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useRead } from '../../../lib/use-read.ts';
import { Callout } from '../../../ui/callout.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { JobResult } from './job-result.tsx';

const SIZES: Readonly<Record<number, string>> = {
  1: '1–10',
  11: '11–50',
  51: '51–200',
  201: '201–500',
  251: '251–1000',
  501: '501–1000',
  1001: '1001+',
};

/** The medium band of the registration ends later than that of profiles. */
const sizeOf = (from: number, list: string | null) =>
  from === 51 && list === 'registration' ? '51–250' : (SIZES[from] ?? String(from));

/** A company as anybody may see it, with its open jobs. */
export function CompanyPage() {
  const { t } = useTranslation('public-company');
  const { slug = '' } = useParams();
  const company = useRead<typeof getPublicCompany>('/api/v1/public/companies/:slug', { params: { slug } });
  usePageTitle(company.data ? t('title', { name: company.data.name }) : undefined);
  return (
    <div className="mx-auto flex w-full max-w-[62rem] flex-col gap-8 px-4 pt-6 sm:px-6 sm:pt-8">
      <QueryView
        query={company}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-6">
            <Skeleton className="h-16 w-2/3" />
            <Skeleton className="h-72 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('loadError') }}
        refusal={(error) =>
          isApiError(error, 'COMPANY_NOT_FOUND') && (
            <EmptyState
              level={1}
              title={t('notFound')}
              action={<LinkButton href={jobPaths.publicJobs}>{t('others')}</LinkButton>}
            >
              {t('notFoundText')}
            </EmptyState>
          )
        }
      >
        {(data) => <Company company={data} />}
      </QueryView>
    </div>
  );
}

function Company({ company }: { company: PublicCompany }) {
  const { t } = useTranslation('public-company');
  const facts = [
    company.industry,
    company.sizeFrom === null ? null : t('people', { size: sizeOf(company.sizeFrom, company.sizeList) }),
  ].filter((fact) => fact !== null);
  const links = [
    [company.website, t('website')],
    [company.linkedinUrl, t('linkedin')],
  ].filter((link): link is [string, string] => link[0] !== null);
  return (
    <>
      <header className="flex flex-col gap-3">
        <div className="flex items-center gap-4">
          <CompanyMark name={company.name} src={company.logoUrl} size="lg" />
          <h1 className="min-w-0 text-h2 wrap-break-word">{company.name}</h1>
        </div>
        {company.verifiedBy && (
          <p className="flex items-center gap-1.5 font-semibold text-brand">
            <BadgeCheck className="size-5 shrink-0" aria-hidden />
            <span className="wrap-anywhere">
              {t(`verifiedBy.${company.verifiedBy}`, { domain: company.verifiedDomain ?? '' })}
            </span>
          </p>
        )}
        {company.keptPromises && <p className="text-muted">{t('keptPromises', { ...company.keptPromises })}</p>}
        {facts.length > 0 && (
          <p className="flex flex-wrap gap-x-1.5 text-muted">
            {facts.map((fact, index) => (
              <span key={fact} className="wrap-break-word">
                {index > 0 && '· '}
                {fact}
              </span>
            ))}
          </p>
        )}
        {links.length > 0 && (
          <p className="flex flex-wrap gap-4">
            {links.map(([href, label]) => (
              <Link key={label} href={href} rel="nofollow noopener" className="text-brand underline">
                {label}
              </Link>
            ))}
          </p>
        )}
        {!company.verified && <Callout kind="warning">{t('unverified')}</Callout>}
      </header>
      {company.description && (
        <section>
          <h2 className="mb-3 text-h4">{t('about')}</h2>
          <p className="max-w-[68ch] wrap-break-word whitespace-pre-line">{company.description}</p>
        </section>
      )}
      <section>
        <h2 className="mb-3 text-h4">
          {t('jobs')}
          {company.jobs.length > 0 && (
            <span className="ml-2 font-sans text-base text-muted">{company.jobs.length}</span>
          )}
        </h2>
        {company.jobs.length === 0 ? (
          <EmptyState title={t('none')} action={<LinkButton href={jobPaths.publicJobs}>{t('others')}</LinkButton>}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <ul aria-label={t('jobs')} className="flex flex-col gap-3">
            {company.jobs.map((job) => (
              <JobResult key={job.id} job={job} ofOneCompany />
            ))}
          </ul>
        )}
      </section>
      <Link
        href={to(privacyPaths.dataRequest, {}, { company: company.slug })}
        className="self-start text-small text-muted underline hover:text-text"
      >
        {t('yourData')}
      </Link>
    </>
  );
}
