import type { Interview } from '@prova/contract/interviews/interviews';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { applicationInterviewsQuery } from '../interviews.queries.ts';
import { InterviewCard } from './interview-card.tsx';

const ScheduleInterviewDialog = lazy(async () => ({
  default: (await import('./schedule-interview-dialog.tsx')).ScheduleInterviewDialog,
}));

type Props = {
  applicationId: string;
  /** Where one schedules from here, too: whom, and why not now. Elsewhere nothing shows while there is no interview. */
  scheduling?: { readonly name: string; readonly refused: string | undefined };
};

/** The interviews of an application: those ahead and those that wait for a word in full, the others folded away. */
export function InterviewsSection({ applicationId, scheduling }: Props) {
  const { t } = useTranslation('interviews');
  const interviews = useQuery(applicationInterviewsQuery(applicationId));
  const [asking, setAsking] = useState(false);
  return (
    <>
      {/* Nothing is to jump for the many applications without an interview. */}
      <QueryView query={interviews} skeleton={null} failure={{ level: 3, title: t('sectionError') }}>
        {(all) =>
          (all.length > 0 || scheduling) && (
            <section>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="text-h5">{t('section')}</h3>
                {scheduling && (
                  <Button
                    size="sm"
                    icon={<CalendarPlus className="size-4" />}
                    disabledReason={scheduling.refused}
                    onClick={() => setAsking(true)}
                  >
                    {t('schedule')}
                  </Button>
                )}
              </div>
              {all.length === 0 ? <p className="mt-1 text-muted">{t('sectionNone')}</p> : <Interviews all={all} />}
            </section>
          )
        }
      </QueryView>
      <Suspense>
        {asking && scheduling && (
          <ScheduleInterviewDialog
            candidate={{ applicationId, name: scheduling.name }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
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
