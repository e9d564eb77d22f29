import type { OfferPage } from '@prova/contract/offers/offers';
import { Clock, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../lib/calendar-day.ts';
import { useFormat } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatBytes } from '../../../ui/bytes.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';

/** What is offered, by whom and until when. */
export function OfferSummary({ offer }: { offer: OfferPage }) {
  const { t } = useTranslation('offer');
  const format = useFormat();
  const rows = [
    [t(offer.can.respond ? 'validUntil' : 'validUntilOver'), format.appointment(offer.validUntil, offer.timeZone)],
    [t('job'), offer.jobTitle],
    [t('recruiter'), `${offer.recruiterName}, ${offer.companyName}`],
  ].filter(([, value]) => value);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="sr-only">{t('summary')}</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-10">
        <div className="flex flex-col">
          <dt className="text-small text-muted">{t('pay')}</dt>
          <dd>
            {/* On a phone a range breaks at its dash, and leaves space for the start beside it. */}
            <span className="text-h2 font-bold max-sm:block max-sm:w-min max-sm:max-w-full sm:wrap-break-word">
              {format.moneyRange(offer.payMin, offer.payMax, offer.currency)}
            </span>{' '}
            <span className="text-muted max-sm:block">{t('perMonth')}</span>
          </dd>
        </div>
        {offer.startOn && (
          <div className="flex flex-col">
            <dt className="text-small text-muted">{t('startOn')}</dt>
            <dd className="text-h4 sm:pt-1.5">{format.day(offer.startOn)}</dd>
          </div>
        )}
        {offer.contractType && (
          <div className="flex flex-col">
            <dt className="text-small text-muted">{t('contract')}</dt>
            <dd className="text-h4 sm:pt-1.5">{t(`contractType.${offer.contractType}`)}</dd>
          </div>
        )}
      </dl>
      {offer.can.respond && <DaysLeft offer={offer} />}
      <dl className="divide-y divide-border">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-x-6 gap-y-0.5 py-2.5 max-sm:flex-col">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-break-word sm:text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {offer.benefits.length > 0 && (
        <div>
          <h3 className="text-h5">{t('benefits')}</h3>
          <ul className="mt-1 flex max-w-[68ch] list-disc flex-col gap-1 pl-5">
            {offer.benefits.map((benefit) => (
              <li key={benefit} className="wrap-break-word">
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!offer.companyVerified && (
        <Callout kind="warning" title={t('unverifiedTitle')}>
          {t('unverifiedText', { company: offer.companyName })}
        </Callout>
      )}
      {offer.message && (
        <div>
          <h3 className="text-h5">{t('message')}</h3>
          <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-break-word">{offer.message}</p>
        </div>
      )}
      {offer.attachments.length > 0 && (
        <div>
          <h3 className="text-h5">{t('attachments')}</h3>
          <ul className="mt-1 flex flex-col">
            {offer.attachments.map((file) => (
              <li key={file.id}>
                <a
                  href={file.url}
                  className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-brand underline"
                  aria-label={t('download', { name: file.name })}
                >
                  <Download className="size-4 shrink-0" aria-hidden="true" />
                  <span className="min-w-0 wrap-break-word">{file.name}</span>
                  <span className="shrink-0 font-normal text-muted">{formatBytes(file.bytes, format.locale)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** How long there is to answer, in days of the company's calendar. */
function DaysLeft({ offer: { validUntil, timeZone } }: { offer: OfferPage }) {
  const { t } = useTranslation('offer');
  const left = daysBetween(useNow(), new Date(validUntil), timeZone);
  if (left < 0) return null;
  return (
    <p>
      <Badge tone={left <= 1 ? 'amber' : 'plain'} icon={<Clock />}>
        {left === 0 ? t('lastDay') : t('daysLeft', { count: left })}
      </Badge>
    </p>
  );
}
