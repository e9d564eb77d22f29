import { cancelInterview } from '@prova/contract/interviews/interviews';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { changedByInterview, interviewAheadQuery } from '../interviews.queries.ts';
import { type Ahead, AheadQuestion } from './ahead-question.tsx';

/** Asks, before somebody is moved or put on hold, what becomes of the interview that they have ahead. */
export function InterviewAheadDialog({ ahead, onClose }: { ahead: Ahead; onClose: () => void }) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const { data, error } = useQuery(interviewAheadQuery(ahead.id));
  const cancel = useCall(cancelInterview, { invalidates: changedByInterview, meta: { quiet: true } });
  // What is over has taken place, or not: nothing of it stays scheduled.
  const found = data?.find(({ endsAt }) => new Date(endsAt) > new Date());
  const interview = found && {
    id: found.id,
    question: t('ahead.title', { time: format.appointment(found.startsAt) }),
  };
  return (
    <AheadQuestion
      ahead={ahead}
      interview={interview ?? (data || error ? null : undefined)}
      text={t('ahead.text', { name: ahead.name || t('hidden') })}
      onCancelToo={(id) => cancel.mutateAsync({ params: { id }, body: {} })}
      onClose={onClose}
    />
  );
}
