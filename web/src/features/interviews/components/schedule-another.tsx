import type { InterviewOfPage } from '@prova/contract/interviews/interviews';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

const ScheduleInterviewDialog = lazy(async () => ({
  default: (await import('./schedule-interview-dialog.tsx')).ScheduleInterviewDialog,
}));

/** In the place of an interview that did not take place. */
export function ScheduleAnother({ interview }: { interview: InterviewOfPage }) {
  const { t } = useTranslation('interviews');
  const [asking, setAsking] = useState(false);
  if (!interview.mayScheduleAnother && !asking) return null;
  return (
    <div>
      <Button icon={<CalendarPlus className="size-4" aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('another')}
      </Button>
      <Suspense>
        {asking && (
          <ScheduleInterviewDialog
            candidate={{ applicationId: interview.applicationId, name: interview.candidateName || t('hidden') }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
