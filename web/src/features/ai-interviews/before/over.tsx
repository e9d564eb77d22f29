import type { AiInvitation } from '@prova/contract/ai-interviews/session';
import { homeOf } from '@prova/contract/pages';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAppointment } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

const KINDS = {
  completed: 'success',
  failed: 'warning',
  called_off: 'warning',
  application_over: 'plain',
  expired: 'warning',
  asked_for_person: 'info',
} as const;

/** What has become of an interview, what one can do, and the candidate's own answers. */
export function Over({ interview }: { interview: AiInvitation }) {
  const { t } = useTranslation('ai-interview');
  const locale = useLocale();
  const hydrated = useHydrated();
  const now = useNow();
  const end = endOf(interview);
  const { companyName: company, closesAt, timeZone, candidateName } = interview;
  return (
    <>
      <Callout
        kind={KINDS[end]}
        live
        title={t(`closed.${end}.title`, { name: candidateName.split(' ')[0] ?? '' })}
        action={
          <LinkButton href={homeOf('POTENTIAL')} className="max-sm:w-full">
            {t('closed.mine')}
          </LinkButton>
        }
      >
        {t(`closed.${end}.text`, {
          company,
          until: formatAppointment(closesAt, locale, hydrated ? undefined : timeZone, now),
        })}
      </Callout>
      <OwnAnswers interview={interview} />
    </>
  );
}

type End = keyof typeof KINDS;

/** What can no longer be begun counts as expired from that moment on, whatever the server has noted. */
function endOf({ status, cause }: AiInvitation): End {
  if (status === 'completed' || status === 'failed') return status;
  return (status === 'cancelled' && cause) || 'expired';
}

function OwnAnswers({ interview: { session, locale } }: { interview: AiInvitation }) {
  const { t } = useTranslation('ai-interview');
  const past = session?.past ?? [];
  if (past.length === 0) return null;
  return (
    <Card as="section">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-sm">
          <h2 className="text-h4">{t('answers.show', { count: past.length })}</h2>
          <ChevronDown className="size-5 shrink-0 text-muted group-open:rotate-180" aria-hidden="true" />
        </summary>
        <ol className="mt-2 flex flex-col gap-5" lang={locale}>
          {past.map(({ number, prompt, answer, skipped }) => (
            <li key={number} className="flex max-w-[68ch] flex-col gap-1">
              <h3 className="font-semibold wrap-anywhere">{prompt}</h3>
              {skipped ? (
                <p lang={undefined} className="text-muted">
                  {t('answers.skipped')}
                </p>
              ) : (
                <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
              )}
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
