import type { Certified, getPublicCertificate, PublicCertificate } from '@prova/contract/certificates/certificates';
import { certificatePaths } from '@prova/contract/certificates/paths';
import { levelFrom } from '@prova/contract/matching/proven-level';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { formatDate, useFormat } from '../../lib/format.ts';
import { useLocale } from '../../lib/i18n.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRead } from '../../lib/use-read.ts';
import { Badge } from '../../ui/badge.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useTestFacts } from '../assessments/components/use-test-facts.ts';
import { CheckCode } from './check-code.tsx';

/** Where a certificate is checked: what the QR code on it opens. */
export function CertificatePage() {
  const { t } = useTranslation('certificate');
  const { code = '' } = useParams();
  usePageTitle(t('title'));
  // Another code begins anew, so that what becomes of it is said, and what was typed stands in the field.
  return <Checked key={code} code={code} />;
}

function Checked({ code }: { code: string }) {
  const { t } = useTranslation('certificate');
  const certificate = useRead<typeof getPublicCertificate>('/api/v1/public/certificates/:code', { params: { code } });
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 pt-6 pb-10 sm:px-6 sm:pt-8">
      <QueryView
        query={certificate}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-80 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('loadError') }}
        refusal={(error) =>
          isApiError(error, 'NOT_FOUND') && (
            <>
              <EmptyState level={1} title={t('notFound', { code })} className="wrap-anywhere">
                {t('notFoundText')}
              </EmptyState>
              <Card as="section" aria-label={t('check.title')}>
                <CheckCode refused={code} />
              </Card>
            </>
          )
        }
      >
        {(data) => (
          <>
            <Standing certificate={data} />
            {data.certified && <Certificate certified={data.certified} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** As the PDF has them: days of Brazil, each with its year, for whoever reads it wherever and whenever. */
function useDay() {
  const locale = useLocale();
  return (instant: string) => formatDate(instant, locale, new Date(0), 'America/Sao_Paulo');
}

/** That a document is authentic is information; only what is proven is green. */
const KINDS = { valid: 'info', expired: 'warning', withdrawn: 'error', overruled: 'error' } as const;

function Standing({ certificate: { status, withdrawnAt, certified } }: { certificate: PublicCertificate }) {
  const { t } = useTranslation('certificate');
  const dayOf = useDay();
  const decisive = withdrawnAt ?? certified?.validUntil;
  const date = decisive ? dayOf(decisive) : '';
  return (
    <>
      <h1 className="text-h3">{t('title')}</h1>
      <Callout kind={KINDS[status]} title={t(`status.${status}`)}>
        {t(`statusText.${status}`, { date })}
      </Callout>
    </>
  );
}

function Certificate({ certified }: { certified: Certified }) {
  const { t } = useTranslation(['certificate', 'tests']);
  const format = useFormat();
  const dayOf = useDay();
  const facts = useTestFacts();
  const { name, title, companyName, score, place } = certified;
  const percentOf = (level: Certified['level']) => format.percent(levelFrom(level) / 100);
  const test = [
    t(`tests:category.${certified.category}`),
    t(`tests:difficulty.${certified.difficulty}`),
    facts.questions(certified),
    facts.minutes(certified),
    ...(companyName === null ? [] : [t('askedBy', { company: companyName })]),
  ];
  const dates = [
    [t('takenOn'), certified.takenAt],
    [t('issuedOn'), certified.issuedAt],
    [t('validUntil'), certified.validUntil],
  ] as const;
  return (
    <>
      <Card as="section" aria-labelledby="certified-test" className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <p className="text-muted">{t('certifies')}</p>
          <p className="font-heading text-h2 font-bold wrap-anywhere">{name ?? t('someone')}</p>
          <p className="mt-2 text-muted">{t('took')}</p>
          <h2 id="certified-test" className="text-h4 wrap-anywhere">
            {title}
          </h2>
          <p className="text-small text-muted wrap-anywhere">{test.join(' · ')}</p>
        </div>
        {score === null ? (
          <p className="text-small text-muted">{t('noScore')}</p>
        ) : (
          <dl className="flex flex-col rounded-card bg-brand-soft px-4 py-3">
            <dt className="text-small text-muted">{t('score')}</dt>
            <dd className="tabular font-heading text-h2 font-bold text-brand">{format.percent(score / 100)}</dd>
          </dl>
        )}
        {place && <p>{t('place', { below: place.below, count: place.takers - 1 })}</p>}
        <div className="flex flex-col gap-2">
          <h3 className="text-small font-semibold">{t('skills')}</h3>
          <ul className="flex flex-wrap gap-2">
            {certified.skills.map((skill) => (
              <li key={skill}>
                <Badge tone="green" icon={<Check strokeWidth={2.5} />}>
                  {t(`skillAt.${certified.level}`, { skill })}
                </Badge>
              </li>
            ))}
          </ul>
          <p className="text-small text-muted">
            {t('levels', {
              beginning: percentOf('BEGINNING'),
              intermediate: percentOf('INTERMEDIATE'),
              advanced: percentOf('ADVANCED'),
            })}
          </p>
        </div>
        <dl className="grid gap-4 border-t border-border pt-4 sm:grid-cols-3">
          {dates.map(([label, date]) => (
            <div key={label}>
              <dt className="text-small text-muted">{label}</dt>
              <dd className="font-semibold">{dayOf(date)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section aria-labelledby="certified-how" className="flex flex-col gap-2">
        <h2 id="certified-how" className="text-h5">
          {t('how')}
        </h2>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>{t('howList.clock')}</li>
          <li>{t('howList.remote')}</li>
          <li>{t(`graded.${certified.gradedBy}`)}</li>
          {name !== null && <li>{t('howList.name')}</li>}
        </ul>
      </section>
      <section aria-labelledby="certified-address" className="flex flex-col gap-1">
        <h2 id="certified-address" className="text-h5">
          {t('about')}
        </h2>
        <p className="text-muted">{t('aboutText')}</p>
        <p>
          <Link href={certificatePaths.check} className="font-semibold text-brand hover:underline">
            {t('check.other')}
          </Link>
        </p>
      </section>
    </>
  );
}
