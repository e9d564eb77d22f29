import type { AiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveMessage } from '../../../lib/live.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { applicationAiInterviewsQuery } from '../ai-interviews.queries.ts';
import { AiInterviewCard } from './ai-interview-card.tsx';

type Props = { applicationId: string; onSchedulePeople?: (() => void) | undefined };

/** The AI interviews of an application: the newest in full, those before it folded away. */
export function AiInterviewsSection({ applicationId, onSchedulePeople }: Props) {
  const { t } = useTranslation('ai-interviews');
  const interviews = useQuery(applicationAiInterviewsQuery(applicationId));
  // That one has ended comes with a notification.
  useLiveMessage(notificationNew, () => void interviews.refetch());
  return (
    // Nothing is to jump for the many applications without one.
    <QueryView query={interviews} skeleton={null} failure={{ level: 3, title: t('sectionError') }}>
      {([newest, ...former]) =>
        newest && (
          <section>
            <h3 className="text-h5">{t('section')}</h3>
            <AiInterviewCard interview={newest} onSchedulePeople={onSchedulePeople} />
            {former.length > 0 && <Former interviews={former} />}
          </section>
        )
      }
    </QueryView>
  );
}

function Former({ interviews }: { interviews: readonly AiInterview[] }) {
  const { t } = useTranslation('ai-interviews');
  return (
    <details className="mt-2">
      <summary className="cursor-pointer rounded-sm text-small font-semibold text-brand">
        {t('former', { count: interviews.length })}
      </summary>
      {interviews.map((interview) => (
        <AiInterviewCard key={interview.id} interview={interview} />
      ))}
    </details>
  );
}
