import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import { openOwnAiInterview } from '@prova/contract/ai-interviews/session';
import { to } from '@prova/contract/paths';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { leaveTo } from '../../../lib/leave.ts';
import { useCall } from '../../../lib/query.ts';
import { useMinutes } from '../../../lib/use-minutes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { OwnAiInterview } from '../own-ai-interviews.queries.ts';
import { OwnProof } from './own-proof.tsx';

/** AI interviews of the talent, each with the way into it. */
export function OwnAiInterviewList({ interviews }: { interviews: readonly OwnAiInterview[] }) {
  const { t } = useTranslation('own-ai-interviews');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h4">{t('title')}</h2>
      <Card padded={false}>
        <ul className="divide-y divide-border">
          {interviews.map((interview) => (
            <InterviewRow key={interview.id} interview={interview} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function InterviewRow({ interview }: { interview: OwnAiInterview }) {
  const { t } = useTranslation('own-ai-interviews');
  const format = useFormat();
  const minutes = useMinutes();
  const { jobTitle, companyName, closesAt, status, can, questions } = interview;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4">
      <div className="flex min-w-0 items-start gap-3">
        <MessagesSquare className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{jobTitle}</p>
          <p className="text-muted wrap-anywhere">{companyName}</p>
          <p className="text-small text-muted">
            {can.begin && status === 'scheduled' && (
              <>
                <time dateTime={closesAt}>{t('until', { date: format.appointment(closesAt) })}</time>
                {'\u00a0· '}
              </>
            )}
            {t('length', { count: questions, minutes: minutes(interview.minutes) })}
          </p>
        </div>
      </div>
      <span className="flex flex-1 flex-wrap items-center justify-between gap-3 sm:flex-none">
        <StateBadge interview={interview} />
        <EnterInterview interview={interview} />
      </span>
      {interview.proof && <OwnProof interview={interview} proof={interview.proof} />}
    </li>
  );
}

/** What ended without the candidate's doing is told on its own page. */
function StateBadge({ interview: { status, cause, can } }: { interview: OwnAiInterview }) {
  const { t } = useTranslation('own-ai-interviews');
  if (status === 'in_progress') return <Badge tone="blue">{t('state.inProgress')}</Badge>;
  if (status === 'scheduled' && can.begin) return <Badge tone="amber">{t('state.waiting')}</Badge>;
  if (status === 'completed') return <Badge tone="green">{t('state.completed')}</Badge>;
  if (status === 'failed') return <Badge>{t('state.failed')}</Badge>;
  if (cause === 'asked_for_person') return <Badge>{t('state.person')}</Badge>;
  return (
    <Badge>{t(cause === 'called_off' || cause === 'application_over' ? 'state.cancelled' : 'state.expired')}</Badge>
  );
}

function EnterInterview({ interview }: { interview: OwnAiInterview }) {
  const { t } = useTranslation('own-ai-interviews');
  const visit = useCall(openOwnAiInterview, {
    onSuccess: ({ token }) => leaveTo(to(aiInterviewPaths.interview, { token })),
    onError: () => toast.error(t('openFailed')),
    meta: { quiet: true },
  });
  const { status, can, jobTitle } = interview;
  const word = status === 'in_progress' ? 'goOn' : status === 'scheduled' && can.begin ? 'begin' : 'see';
  return (
    <Button
      variant={word === 'see' ? 'secondary' : 'primary'}
      busy={visit.isPending}
      onClick={() => visit.mutate({ params: { id: interview.id } })}
      aria-label={`${t(word)}: ${jobTitle}`}
    >
      {t(word)}
    </Button>
  );
}
