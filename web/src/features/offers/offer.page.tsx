import type { getOffer, markOfferViewed, OfferPage as Offer } from '@prova/contract/offers/offers';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { useRead } from '../../lib/use-read.ts';
import { useRenewed } from '../../lib/use-renewed.ts';
import { Callout } from '../../ui/callout.tsx';
import { Cobogo } from '../../ui/cobogo.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { lostLink } from '../../widgets/lost-link.tsx';
import { OfferAnswer } from './components/offer-answer.tsx';
import { OfferSummary } from './components/offer-summary.tsx';
import { OfferTimeline } from './components/offer-timeline.tsx';

const load = (token: string, signal: AbortSignal) =>
  request<typeof getOffer>('GET', '/api/v1/job-offers/:token', { params: { token } }, { signal });

/** An offer by its link: what is offered, how it stands, and the answer. */
export function OfferPage() {
  const { t } = useTranslation('offer');
  const { token = '' } = useParams();
  usePageTitle(t('title'));
  const offer = useRead<typeof getOffer>('/api/v1/job-offers/:token', { params: { token } });
  const heading = useRef<HTMLHeadingElement>(null);
  const [lit, setLit] = useState(false);
  const [answered, setAnswered] = useState(false);
  // The buttons are gone; whoever reads by ear hears from the top what has become of the offer.
  useEffect(() => {
    if (answered) heading.current?.focus({ preventScroll: true });
  }, [answered]);
  const fresh = offer.data?.status === 'sent';
  const { put } = offer;
  useEffect(() => {
    if (!fresh) return;
    request<typeof markOfferViewed>('POST', '/api/v1/job-offers/:token/viewed', { params: { token } }).then(put, () => {
      // That it was seen is told at the next visit then; the offer itself is on screen.
    });
  }, [fresh, token, put]);
  const { data } = offer;
  // Links to the documents last ten minutes.
  useRenewed((signal) => load(token, signal), put, {
    wanted: data !== undefined && (data.can.respond || data.attachments.length > 0),
    state: `${token} ${data?.status}`,
  });

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
      <QueryView
        query={offer}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-72 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('loadError'), text: t('loadErrorText') }}
        refusal={(error) =>
          lostLink(error, 'OFFER_NOT_FOUND', {
            expired: t('expiredLink'),
            missing: t('notFound'),
            invalid: t('invalid'),
            text: t('invalidText'),
            expiredText: t('expiredLinkText'),
            own: t('myOffers'),
            jobs: t('jobs'),
          })
        }
      >
        {(data) => (
          <Ready
            offer={data}
            token={token}
            heading={heading}
            lit={lit}
            onAnswered={(now) => {
              put(now);
              setAnswered(true);
              setLit(now.status === 'approved');
              scrollTo({ top: 0 });
            }}
            onStale={offer.refetch}
          />
        )}
      </QueryView>
    </div>
  );
}

function Ready({
  offer,
  token,
  heading,
  lit,
  onAnswered,
  onStale,
}: {
  offer: Offer;
  token: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** It was accepted just now. */
  lit: boolean;
  onAnswered: (offer: Offer) => void;
  onStale: () => void;
}) {
  const { t } = useTranslation('offer');
  return (
    <>
      <header className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <CompanyMark name={offer.companyName} src={offer.companyLogoUrl} />
          <p className="min-w-0 text-muted wrap-break-word">
            {t(offer.can.respond ? 'lead' : 'leadOver', {
              company: offer.companyName,
              name: offer.candidateName.split(' ')[0] ?? '',
            })}
          </p>
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none wrap-break-word">
          {offer.position}
        </h1>
      </header>
      {lit && (
        <div className="animate-rise overflow-hidden rounded-card bg-[#0f2a23]">
          <Cobogo lights className="h-44 w-full" />
        </div>
      )}
      <Outcome offer={offer} />
      <OfferSummary offer={offer} />
      {offer.can.respond && <OfferAnswer offer={offer} token={token} onAnswered={onAnswered} onStale={onStale} />}
      <OfferTimeline offer={offer} />
    </>
  );
}

const OUTCOMES = { approved: 'success', declined: 'plain', expired: 'warning', cancelled: 'warning' } as const;

/** How it ended, in words. */
function Outcome({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offer');
  const { status } = offer;
  if (status !== 'approved' && status !== 'declined' && status !== 'expired' && status !== 'cancelled') return null;
  return (
    <Callout kind={OUTCOMES[status]} live title={t(`${status}Title`)}>
      {t(`${status}Text`, { company: offer.companyName })}
      {offer.declineReason && (
        <p className="mt-2">
          <span className="font-semibold">{t('yourReason')}:</span> {t(`declineReason.${offer.declineReason}`)}
        </p>
      )}
      {offer.responseNote && (
        <p className="mt-2 whitespace-pre-line wrap-break-word">
          <span className="font-semibold">{t('yourNote')}:</span> {offer.responseNote}
        </p>
      )}
    </Callout>
  );
}
