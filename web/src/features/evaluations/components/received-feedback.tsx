import type { ReceivedFeedback as Received } from '@prova/contract/evaluations/feedbacks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { FeedbackText } from './feedback-text.tsx';

/** What a company has shared about an application, for the person whose it is. Nothing while there is none. */
export function ReceivedFeedback({ feedbacks }: { feedbacks: readonly Received[] }) {
  const [newest] = feedbacks;
  return newest ? <Shown feedbacks={feedbacks} companyName={newest.companyName} /> : null;
}

/** Its words are asked for once there is something to say. */
function Shown({ feedbacks, companyName }: { feedbacks: readonly Received[]; companyName: string }) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h4 wrap-break-word">{t('from', { company: companyName })}</h2>
      <ul className="flex flex-col gap-4 divide-y divide-border [&>li+li]:pt-4">
        {feedbacks.map((feedback) => (
          <li key={feedback.id} className="flex flex-col gap-3">
            <FeedbackText feedback={feedback} />
            <p className="text-small text-muted">
              {feedback.sharedAt && t('sharedOn', { date: format.dateTime(feedback.sharedAt) })}
              {feedback.editedAt && ` · ${t('editedOn', { date: format.dateTime(feedback.editedAt) })}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
