import type { AiInvitation } from '@prova/contract/ai-interviews/session';
import { FileText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatZone } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useMinutes } from '../../../lib/use-minutes.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Card } from '../../../ui/card.tsx';

/** What awaits the candidate, who asks, who reads, and what the company says. */
export function Facts({ interview }: { interview: AiInvitation }) {
  const { t } = useTranslation('ai-interview');
  const minutes = useMinutes();
  const id = useId();
  const { companyName: company, engine, notes, documentsUrl } = interview;
  const rows = [
    [t('facts.questions'), t('facts.questionCount', { count: interview.questions })],
    [t('facts.minutes'), t('facts.about', { minutes: minutes(interview.minutes) })],
    [t('facts.language'), t(`facts.languages.${interview.locale}`)],
  ] as const;
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-h4">
        {t('facts.title')}
      </h2>
      <Until interview={interview} />
      <dl className="divide-y divide-border">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-x-6 gap-y-0.5 py-2.5 max-sm:flex-col">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 font-semibold sm:text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="flex max-w-[68ch] list-disc flex-col gap-1.5 pl-5">
        <li>{t('facts.program')}</li>
        <li className="wrap-anywhere">{engine === 'local' ? t('facts.rules') : t('facts.model', { engine })}</li>
        <li className="wrap-anywhere">{t('facts.readers', { company })}</li>
      </ul>
      {notes && (
        <figure>
          <figcaption className="text-small text-muted wrap-anywhere">{t('facts.notes', { company })}</figcaption>
          <blockquote className="mt-1 max-w-[68ch] border-l-2 border-brand pl-3 whitespace-pre-line wrap-anywhere">
            {notes}
          </blockquote>
        </figure>
      )}
      {documentsUrl && (
        <p className="flex flex-wrap items-center gap-x-2">
          <FileText className="size-5 shrink-0 text-brand" aria-hidden="true" />
          {t('facts.documents')}:{' '}
          <a
            href={documentsUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="min-w-0 rounded-sm text-brand underline wrap-anywhere"
          >
            {t('facts.documentsLink')}
            <span className="sr-only"> {t('facts.newWindow')}</span>
          </a>
        </p>
      )}
    </Card>
  );
}

/** The server does not know where the reader is: until the page is taken over, it is by the clocks of the company. */
function Until({ interview: { closesAt, timeZone } }: { interview: AiInvitation }) {
  const { t } = useTranslation('ai-interview');
  const locale = useLocale();
  const hydrated = useHydrated();
  const now = useNow();
  const set = formatDateTime(closesAt, locale, now, timeZone);
  const own = hydrated ? formatDateTime(closesAt, locale, now) : set;
  const zone = (of: string | undefined) => formatZone(closesAt, locale, of);
  return (
    <div className="flex flex-col gap-0.5">
      <p className="text-muted">{t('facts.until')}</p>
      <p className="text-h3 font-bold">
        <time dateTime={closesAt}>{own}</time>{' '}
        <span className="text-body font-normal text-muted">({zone(hydrated ? undefined : timeZone)})</span>
      </p>
      {own !== set && <p className="text-muted">{t('facts.otherZone', { time: set, zone: zone(timeZone) })}</p>}
    </div>
  );
}
