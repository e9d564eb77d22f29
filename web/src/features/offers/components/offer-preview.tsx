import type { Offer } from '@prova/contract/offers/offers';
import { useTranslation } from 'react-i18next';
import { InLocale } from '../../../lib/in-locale.tsx';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { OfferSummary } from './offer-summary.tsx';

/** The offer as its page shows it to the candidate, in their language. */
export function OfferPreview(props: { offer: Offer; companyName: string }) {
  return (
    <InLocale
      locale={props.offer.candidateLocale}
      phrases={['offer']}
      waiting={
        <SkeletonGroup>
          <Skeleton className="h-64 w-full" />
        </SkeletonGroup>
      }
    >
      <Preview {...props} />
    </InLocale>
  );
}

function Preview({ offer, companyName }: { offer: Offer; companyName: string }) {
  const { t } = useTranslation('offer');
  const company = useWorkingCompany();
  const companyLogoUrl = company?.logoUrl ?? null;
  const companyVerified = company?.verified ?? false;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be longer than its dialog, and holds nothing to focus.
      tabIndex={0}
      aria-label={t('title')}
      data-density="comfortable"
      className="flex flex-col gap-5 rounded-card border border-border bg-bg p-4 sm:p-6"
    >
      <div className="flex items-start gap-4">
        <CompanyMark name={companyName} src={companyLogoUrl} />
        <div className="min-w-0">
          <p className="text-muted wrap-break-word">
            {t('lead', { company: companyName, name: offer.candidateName.split(' ')[0] ?? '' })}
          </p>
          <p className="font-heading text-h2 font-bold wrap-break-word">{offer.position}</p>
        </div>
      </div>
      <OfferSummary offer={{ ...offer, companyName, companyVerified, companyLogoUrl, can: { respond: true } }} />
    </section>
  );
}
