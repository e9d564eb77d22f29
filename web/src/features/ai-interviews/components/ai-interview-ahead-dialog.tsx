import { cancelAiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { type Ahead, AheadQuestion } from '../../interviews/components/ahead-question.tsx';
import { applicationAiInterviewsQuery, changedByAiInterview } from '../ai-interviews.queries.ts';

/** Asks, before somebody is moved or put on hold, whether the AI interview that they were invited to stays open. */
export function AiInterviewAheadDialog({ ahead, onClose }: { ahead: Ahead; onClose: () => void }) {
  const { t } = useTranslation('ai-interviews');
  const format = useFormat();
  const { data, error } = useQuery({ ...applicationAiInterviewsQuery(ahead.id), staleTime: 0 });
  const cancel = useCall(cancelAiInterview, { invalidates: changedByAiInterview, meta: { quiet: true } });
  const found = data?.find(
    ({ status, can, closesAt }) => status === 'scheduled' && can.cancel && Date.parse(closesAt) > Date.now(),
  );
  const interview = found && {
    id: found.id,
    question: t('ahead.title', { time: format.appointment(found.closesAt, found.timeZone) }),
  };
  return (
    <AheadQuestion
      ahead={ahead}
      interview={interview ?? (data || error ? null : undefined)}
      text={t('ahead.text', { name: ahead.name || t('ahead.hidden') })}
      onCancelToo={(id) => cancel.mutateAsync({ params: { id }, body: {} })}
      onClose={onClose}
    />
  );
}
