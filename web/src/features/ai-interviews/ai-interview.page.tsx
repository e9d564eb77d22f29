import { AI_CONSENT_VERSION, type AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { AiInvitation, beginAiInterview, getAiInvitation } from '@prova/contract/ai-interviews/session';
import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useFocusHeading } from '../../lib/focus-heading.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request, SLOW_TIMEOUT_MS } from '../../lib/request.ts';
import { useRead } from '../../lib/use-read.ts';
import { useRenewed } from '../../lib/use-renewed.ts';
import { newUuid } from '../../lib/uuid.ts';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { lostLink } from '../../widgets/lost-link.tsx';
import { Invited } from './before/invited.tsx';
import { Over } from './before/over.tsx';
import { UnderWay } from './before/under-way.tsx';
import { Session } from './session/session.tsx';
import { VoiceServicesContext } from './voice/voice-services-context.ts';

const PATH: (typeof getAiInvitation)['path'] = '/api/v1/interview-ai/candidate/:token';

/** An AI interview by the candidate's link: what awaits them, the interview itself, and what has become of it. */
export function AiInterviewPage() {
  const { t } = useTranslation('ai-interview');
  const { token = '' } = useParams();
  usePageTitle(t('title'));
  const query = useRead<typeof getAiInvitation>(PATH, { params: { token } });
  const { data, put } = query;
  useRenewed((signal) => request<typeof getAiInvitation>('GET', PATH, { params: { token } }, { signal }), put, {
    wanted: data !== undefined && isOpen(data),
    state: data && `${token} ${data.status} ${data.session?.phase} ${data.session?.turn?.number}`,
  });
  return (
    <QueryView
      query={query}
      skeleton={
        <SkeletonGroup className={`${FRAME} gap-4`}>
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      }
      failure={{ level: 1, title: t('loadError'), text: t('loadErrorText'), className: 'mx-auto mt-8 max-w-2xl' }}
      refusal={(error) => {
        const lost = lostLink(error, 'INTERVIEW_NOT_FOUND', {
          expired: t('expiredLink'),
          missing: t('notFound'),
          invalid: t('invalid'),
          text: t('invalidText'),
          expiredText: t('expiredLinkText'),
          own: t('mine'),
          jobs: t('jobs'),
        });
        return lost && <div className={FRAME}>{lost}</div>;
      }}
    >
      {(interview) => (
        <WithVoices key={token} interview={interview} token={token}>
          <Interview interview={interview} token={token} onInterview={put} />
        </WithVoices>
      )}
    </QueryView>
  );
}

const FRAME = 'mx-auto flex w-full max-w-2xl flex-col px-4 pt-6 pb-10 sm:px-6 sm:pt-8';

const isOpen = ({ status }: AiInvitation) => status === 'scheduled' || status === 'in_progress';

function WithVoices({ interview, token, children }: Omit<Props, 'onInterview'> & { children: ReactNode }) {
  const { transcriber, readsAloud } = interview;
  const services = useMemo(() => ({ token, transcriber, readsAloud }), [token, transcriber, readsAloud]);
  return <VoiceServicesContext value={services}>{children}</VoiceServicesContext>;
}

type Props = { interview: AiInvitation; token: string; onInterview: (interview: AiInvitation) => void };

function Interview({ interview, token, onInterview }: Props) {
  const [holder] = useState(newUuid);
  /** How one answers, once this page has begun the interview or come back to it. */
  const [way, setWay] = useState<AnswerWay | null>(null);
  const { status, can } = interview;
  const goesOn = status === 'in_progress' && interview.session !== null;
  const view = goesOn ? (way ? 'session' : 'under-way') : status === 'scheduled' && can.begin ? 'invited' : 'over';
  useFocusHeading(view);

  const begin = async (way: AnswerWay) => {
    try {
      const next = await request<typeof beginAiInterview>(
        'POST',
        '/api/v1/interview-ai/candidate/:token/begin',
        { params: { token }, body: { holder, way, consent: AI_CONSENT_VERSION } },
        { timeoutMs: SLOW_TIMEOUT_MS },
      );
      setWay(way);
      onInterview(next);
      scrollTo({ top: 0 });
    } catch (error) {
      if (!isApiError(error, 'INTERVIEW_OVER', 'INTERVIEW_DEADLINE_PAST')) throw error;
      onInterview(await request<typeof getAiInvitation>('GET', PATH, { params: { token } }));
      throw error;
    }
  };
  if (view === 'session' && way)
    return (
      <Session
        interview={interview}
        token={token}
        holder={holder}
        initialWay={way}
        onInterview={onInterview}
        onResume={begin}
      />
    );
  return (
    <div className={`${FRAME} gap-6`}>
      <Heading interview={interview} isAhead={view === 'invited'} />
      {view === 'invited' ? (
        <Invited interview={interview} token={token} onInterview={onInterview} onBegin={begin} />
      ) : view === 'under-way' ? (
        <UnderWay interview={interview} token={token} onInterview={onInterview} onResume={begin} />
      ) : (
        <Over interview={interview} />
      )}
    </div>
  );
}

function Heading({ interview, isAhead }: { interview: AiInvitation; isAhead: boolean }) {
  const { t } = useTranslation('ai-interview');
  const { companyName: company, companyVerified, candidateName } = interview;
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <CompanyMark name={company} src={interview.companyLogoUrl} />
        <div className="min-w-0">
          <p className="text-muted wrap-anywhere">
            {t(isAhead ? 'lead' : 'leadOver', { company, name: candidateName.split(' ')[0] ?? '' })}
          </p>
          {companyVerified && (
            <p className="flex items-center gap-1 text-small text-brand">
              <BadgeCheck className="size-4 shrink-0" aria-hidden="true" />
              {t('verified')}
            </p>
          )}
        </div>
      </div>
      <h1 className="text-h2 wrap-anywhere">{t('heading', { job: interview.jobTitle })}</h1>
    </header>
  );
}
