import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { StageType } from '@prova/contract/jobs/stage-types';
import { CalendarClock, ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { saysMore } from '../board-state.ts';
import { ApplicationChip } from './application-chip.tsx';

interface Standing {
  readonly status: CandidateStatus;
  readonly withdrawn: boolean;
  readonly closed: boolean;
  readonly testOut: boolean;
  readonly interviewAhead: boolean;
}

/** Whether the chips say anything beside the stage that an application stands in. */
export function saysStanding(application: Standing, stageType: StageType): boolean {
  const { status, withdrawn, closed } = application;
  const { test, interview } = stillOut(application);
  return withdrawn || closed || status === 'hired' || saysMore(status, stageType) || test || interview;
}

/** What is out of an application that was moved on since, so that its status says something else. */
function stillOut({ status, withdrawn, closed, testOut, interviewAhead }: Standing) {
  const goesOn = !withdrawn && !closed;
  return {
    test: goesOn && testOut && status !== 'test_sent',
    interview: goesOn && interviewAhead && status !== 'interview_scheduled' && status !== 'doing_interview',
  };
}

/** Where an application stands, beside its stage, and what is still out of what it was sent before. */
export function StandingChips({ application, stageType }: { application: Standing; stageType: StageType }) {
  const { t } = useTranslation('funnel');
  const { status, withdrawn, closed } = application;
  const { test, interview } = stillOut(application);
  return (
    <>
      {(withdrawn || closed || status === 'hired' || saysMore(status, stageType)) && (
        <ApplicationChip application={application} />
      )}
      {test && (
        <Badge tone="blue" icon={<ClipboardCheck />}>
          {t('status.test_sent')}
        </Badge>
      )}
      {interview && (
        <Badge tone="blue" icon={<CalendarClock />}>
          {t('status.interview_scheduled')}
        </Badge>
      )}
    </>
  );
}
