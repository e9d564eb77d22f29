import type { DataOf } from '@prova/contract/endpoint';
import { type listOwnOffers, openOwnOffer } from '@prova/contract/offers/offers';
import { offerPaths } from '@prova/contract/offers/paths';
import { to } from '@prova/contract/paths';
import { Clock, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';

export type OwnOffer = DataOf<typeof listOwnOffers>[number];

/** Only the holder of the link may answer; here the state says whether there is something to answer. */
export const isOpen = ({ status }: OwnOffer): boolean => status === 'sent' || status === 'viewed';

/** Offers to this talent: those to be answered first, each a way to its page. */
export function OwnOffers({ offers }: { offers: readonly OwnOffer[] }) {
  return (
    <Card padded={false}>
      <ul className="divide-y divide-border">
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </ul>
    </Card>
  );
}

function OfferRow({ offer }: { offer: OwnOffer }) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const open = isOpen(offer);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4">
      <div className="flex min-w-0 items-start gap-3">
        <FileText className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-semibold wrap-break-word">{offer.position}</p>
          <p className="text-muted wrap-break-word">{`${offer.companyName} · ${t('offers.perMonth', { amount: format.moneyRange(offer.payMin, offer.payMax, offer.currency) })}${offer.contractType ? ` · ${t(`contractType.${offer.contractType}`)}` : ''}`}</p>
          {offer.benefits.length > 0 && (
            <p className="mt-1 line-clamp-2 text-small text-muted wrap-break-word">
              {t('offers.benefits', { benefits: offer.benefits.join(', ') })}
            </p>
          )}
        </div>
      </div>
      <span className="flex flex-1 flex-wrap items-center justify-between gap-3 sm:flex-none">
        {open ? (
          <Badge tone="amber" icon={<Clock />}>
            {t('offers.answerBy', { date: format.date(offer.validUntil, offer.timeZone) })}
          </Badge>
        ) : (
          <OfferOutcome status={offer.status} />
        )}
        <SeeOffer offer={offer} variant={open ? 'primary' : 'secondary'} />
      </span>
    </li>
  );
}

/** The way to the page where it is answered. */
export function SeeOffer({ offer, ...look }: { offer: OwnOffer } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useTranslation('talents');
  const visit = useCall(openOwnOffer, {
    onSuccess: ({ token }) => window.location.assign(to(offerPaths.offer, { token })),
    onError: () => toast.error(t('offers.openFailed')),
    meta: { quiet: true },
  });
  return (
    <Button
      {...look}
      busy={visit.isPending}
      onClick={() => visit.mutate({ params: { id: offer.id } })}
      aria-label={`${t('offers.open')}: ${offer.position}`}
    >
      {t('offers.open')}
    </Button>
  );
}

function OfferOutcome({ status }: { status: OwnOffer['status'] }) {
  const { t } = useTranslation('talents');
  if (status === 'approved') return <Badge tone="green">{t('offers.approved')}</Badge>;
  if (status === 'declined' || status === 'expired' || status === 'cancelled')
    return <Badge>{t(`offers.${status}`)}</Badge>;
  return null;
}
