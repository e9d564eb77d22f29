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

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));
const ANSWERS = [
  ['accepted', 'accept'],
  ['declined', 'decline'],
  ['another_time', 'other'],
] as const satisfies readonly (readonly [InvitationAnswer, string])[];

/** Whether the reader, who is invited, comes; what they said can be said anew. */
export function OwnAnswer({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const user = useUser();
  const client = useQueryClient();
  const [asking, setAsking] = useState<'declined' | 'another_time' | null>(null);
  const accept = useCall(answerInterview, {
    invalidates: changedByInterview,
    onSuccess: () => toast.success(t('own.done')),
    // It was moved, or is over: how it stands is shown.
    onError: () => void invalidate(client, changedByInterview),
  });
  if (!interview.can.answer) return null;
  const answer = interview.participants.find(({ userId }) => userId === user.id)?.answer ?? null;
  const choose = (next: InvitationAnswer) => {
    const { id, startsAt } = interview;
    if (next === 'accepted') accept.mutate({ params: { id }, body: { answer: next, startsAt } });
    else setAsking(next);
  };
  return (
    <>
      <Callout kind={answer === null ? 'info' : 'plain'} title={t(answer === null ? 'own.ask' : `own.${answer}`)}>
        <div className="mt-2 flex flex-wrap gap-2">
          {ANSWERS.filter(([value]) => value !== answer).map(([value, label]) => (
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
