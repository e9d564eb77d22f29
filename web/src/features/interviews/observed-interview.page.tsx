import { evaluationPaths } from '@prova/contract/evaluations/paths';
import type { ObservedInterview } from '@prova/contract/interviews/interviews';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { resync } from '@prova/contract/realtime';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NotFoundPage } from '../site/components/not-found-page.tsx';
import { InterviewPart, InterviewSkeleton, InterviewWhen } from './components/interview-parts.tsx';
import { PlacePart } from './components/interview-place.tsx';
import { InterviewStatusBadge } from './components/interview-status-badge.tsx';
import { AnswerCallout } from './components/own-answer.tsx';
import { observedQuery } from './interviews.queries.ts';

/** An interview for an expert who observes it: when, where and who, and nothing of the application. */
export function ObservedInterviewPage() {
  const { t } = useTranslation('interviews');
  const { id = '' } = useParams();
  const interview = useQuery(observedQuery(id));
  const { data, error } = interview;
  useLiveMessage(notificationNew, () => void interview.refetch());
  useLiveMessage(resync, () => void interview.refetch());
  const title = data && t('page.title', { name: data.candidateName || t('hidden') });
  usePageTitle(title ?? (error ? t('page.loadError') : undefined));
  return (
    <QueryView
      query={interview}
      skeleton={<InterviewSkeleton />}
      failure={{ level: 1, title: t('page.loadError') }}
      refusal={(error) => isApiError(error) && error.status === 404 && <NotFoundPage />}
    >
      {(data) => <Ready interview={data} title={title ?? ''} />}
    </QueryView>
  );
}

function Ready({ interview, title }: { interview: ObservedInterview; title: string }) {
  const { t } = useTranslation('interviews');
  const { type, team, candidateName } = interview;
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-5">
      <PageHeader
        title={title}
        crumbs={[{ label: t('observed.back'), href: evaluationPaths.expertHome }, { label: title }]}
        badge={<InterviewStatusBadge interview={interview} />}
        facts={[interview.jobTitle, interview.companyName].join('\u00a0· ')}
      />
      <AnswerCallout interview={interview} answer={interview.answer} answers={['accepted', 'declined']} />
      <Card className="flex flex-col gap-5">
        <InterviewWhen interview={interview} />
        {type === 'telefone' ? (
          <InterviewPart title={t('observed.phone')}>
            <p>{t('observed.phoneText')}</p>
          </InterviewPart>
        ) : (
          <PlacePart {...interview} />
        )}
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="text-h5">{t('page.who')}</h2>
        <ul className="flex flex-col gap-3">
          {team.map(({ id, role, name, photoUrl }) => (
            <Person key={id} name={name || t('erased')} role={t(`role.${role}`)} photoUrl={photoUrl} />
          ))}
          <Person name={candidateName || t('hidden')} role={t('role.candidate')} photoUrl={null} />
        </ul>
      </Card>
      <p className="text-small text-muted">{t('observed.blind')}</p>
    </div>
  );
}

function Person({ name, role, photoUrl }: { name: string; role: string; photoUrl: string | null }) {
  return (
    <li className="flex items-center gap-3">
      <Avatar name={name} src={photoUrl} size="sm" />
      <div className="min-w-0">
        <p className="font-semibold wrap-break-word">{name}</p>
        <p className="text-small text-muted">{role}</p>
      </div>
    </li>
  );
}
