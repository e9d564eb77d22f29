import type { Interview } from '@prova/contract/interviews/interviews';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/query-view.tsx';
import { applicationInterviewsQuery } from '../interviews.queries.ts';
import { InterviewCard } from './interview-card.tsx';

/** The interviews of an application: those ahead and those that wait for a word in full, the others folded away. */
export function InterviewsSection({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('interviews');
  const interviews = useQuery(applicationInterviewsQuery(applicationId));
  return (
    // Nothing is to jump for the many applications without an interview.
    <QueryView query={interviews} skeleton={null} failure={{ level: 3, title: t('sectionError') }}>
      {(all) =>
        all.length > 0 && (
          <section>
            <h3 className="text-h5">{t('section')}</h3>
            <Interviews all={all} />
          </section>
        )
      }
    </QueryView>
  );
}

function Interviews({ all }: { all: readonly Interview[] }) {
  const { t } = useTranslation('interviews');
  const isShown = ({ status, open }: Interview) =>
    status === 'scheduled' || status === 'in_progress' || open.length > 0;
  const shown = all.filter(isShown);
  const over = all.filter((interview) => !isShown(interview)).toReversed();
  return (
    <>
      {shown.map((interview) => (
        <InterviewCard key={interview.id} interview={interview} />
      ))}
      {over.length > 0 && (
        <details className="mt-2" open={shown.length === 0}>
          <summary className="cursor-pointer rounded-sm text-small font-semibold text-brand">
            {t('over', { count: over.length })}
          </summary>
          {over.map((interview) => (
            <InterviewCard key={interview.id} interview={interview} />
          ))}
        </details>
      )}
    </>
  );
}
