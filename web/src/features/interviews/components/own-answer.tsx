import type { InvitationAnswer } from '@prova/contract/interviews/interview-fields';
import { answerInterview, type Interview } from '@prova/contract/interviews/interviews';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate, useCall } from '../../../lib/query.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByInterview } from '../interviews.queries.ts';
import { useInterviewTimes } from './use-interview-times.ts';

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));
const ANSWERS = [
  ['accepted', 'accept'],
  ['declined', 'decline'],
  ['another_time', 'other'],
] as const satisfies readonly (readonly [InvitationAnswer, string])[];

/** Whether the reader, who is invited to interview, comes. */
export function OwnAnswer({ interview }: { interview: Interview }) {
  const user = useUser();
  const answer = interview.participants.find(({ userId }) => userId === user.id)?.answer ?? null;
  return <AnswerCallout interview={interview} answer={answer} answers={['accepted', 'declined', 'another_time']} />;
}

type Props = {
  interview: Pick<Interview, 'id' | 'startsAt' | 'timeZone' | 'minutes' | 'movedFrom'> & { can: { answer: boolean } };
  /** What the reader has said so far. */
  answer: InvitationAnswer | null;
  /** What can be said. */
  answers: readonly InvitationAnswer[];
};

/** Asks who is invited whether they come; what they said can be said anew. */
export function AnswerCallout({ interview, answer, answers }: Props) {
  const { t } = useTranslation('interviews');
  const client = useQueryClient();
  const times = useInterviewTimes();
  const [asking, setAsking] = useState<'declined' | 'another_time' | null>(null);
  const accept = useCall(answerInterview, {
    invalidates: changedByInterview,
    onSuccess: () => toast.success(t('own.done')),
    // It was moved, or is over: how it stands is shown.
    onError: () => void invalidate(client, changedByInterview),
  });
  if (!interview.can.answer) return null;
  const choose = (next: InvitationAnswer) => {
    const { id, startsAt } = interview;
    if (next === 'accepted') accept.mutate({ params: { id }, body: { answer: next, startsAt } });
    else setAsking(next);
  };
  const movedFrom = answer === null ? interview.movedFrom : null;
  return (
    <>
      <Callout
        kind={answer === null ? 'info' : 'plain'}
        title={t(movedFrom ? 'own.askMoved' : answer === null ? 'own.ask' : `own.${answer}`)}
      >
        {movedFrom && t('own.movedFrom', { time: times.when({ ...interview, startsAt: movedFrom }) })}
        <div className="mt-2 flex flex-wrap gap-2">
          {ANSWERS.filter(([value]) => value !== answer && answers.includes(value)).map(([value, label]) => (
            <Button
              key={value}
              size="sm"
              variant={value === 'accepted' ? 'primary' : 'secondary'}
              busy={value === 'accepted' && accept.isPending}
              onClick={() => choose(value)}
            >
              {t(`own.${label}`)}
            </Button>
          ))}
        </div>
      </Callout>
      <Suspense>
        {asking && <AnswerDialog interview={interview} answer={asking} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  );
}
