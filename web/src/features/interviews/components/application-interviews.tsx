import { ownApplicationStatus } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { answerInterview, listOwnInterviews } from '@prova/contract/interviews/interviews';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { useNow } from '../../../lib/use-now.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ownInterviewsQuery } from '../own-interviews.queries.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { InterviewAnswer } from './interview-answer.tsx';
import { InterviewOutcome } from './interview-outcome.tsx';
import { isAhead, isOn, stateOf } from './interview-state.ts';
import { InterviewSummary } from './interview-summary.tsx';
import type { SendAnswer } from './seen-interview.ts';

type OwnInterview = DataOf<typeof listOwnInterviews>[number];

/** Interviews of one application of the talent: those that stand, else what became of the last one. */
export function ApplicationInterviews({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('own-interviews');
  const interviews = useQuery(ownInterviewsQuery);
  const now = useNow();
  return (
    <QueryView
      query={interviews}
      // Most applications have none, and nothing is to jump for them.
      skeleton={null}
      failure={{ title: t('loadError'), text: t('loadErrorText') }}
    >
      {({ data }) => {
        const own = data.filter((each) => each.applicationId === applicationId);
        const standing = own.filter((each) => isOn(stateOf(each, now)));
        const shown = standing.length > 0 ? standing : own.slice(0, 1);
        return shown.map((interview) => <ShownInterview key={interview.id} interview={interview} />);
      }}
    </QueryView>
  );
}

function ShownInterview({ interview }: { interview: OwnInterview }) {
  const { t } = useTranslation('own-interviews');
  const client = useQueryClient();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answers, setAnswers] = useState(0);
  // The button is gone; whoever reads by ear goes on from how it stands now.
  useEffect(() => {
    if (answers > 0) heading.current?.focus();
  }, [answers]);
  const changed = [listOwnInterviews, ownApplicationStatus];
  const answer = useCall(answerInterview, { invalidates: changed, meta: { quiet: true } });
  const send: SendAnswer = async (body) => {
    try {
      await answer.mutateAsync({ params: { id: interview.id }, body: { ...body, startsAt: interview.startsAt } });
      setAnswers((count) => count + 1);
    } catch (error) {
      if (!isApiError(error, 'INTERVIEW_OVER', 'INTERVIEW_MOVED')) throw error;
      toast.error(messageOf(error));
      await invalidate(client, changed);
    }
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        {t('one')}
      </h2>
      <InterviewOutcome interview={interview} mayChange={interview.can.answer} />
      <InterviewSummary interview={interview} />
      {interview.can.answer && <InterviewAnswer interview={interview} send={send} />}
      {isAhead(stateOf(interview, now)) && <CalendarLinks interview={interview} />}
    </section>
  );
}
