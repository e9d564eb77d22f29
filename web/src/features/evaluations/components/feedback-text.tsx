import type { FeedbackPart } from '@prova/contract/evaluations/feedbacks';
import { useTranslation } from 'react-i18next';

const PARTS = ['strengths', 'growth', 'message'] as const satisfies readonly FeedbackPart[];

/** The words of a feedback, as both sides read them. */
export function FeedbackText({ feedback }: { feedback: Record<FeedbackPart, string> }) {
  const { t } = useTranslation('feedback');
  return (
    <dl className="flex flex-col gap-3">
      {PARTS.filter((part) => feedback[part] !== '').map((part) => (
        <div key={part}>
          <dt className="text-small font-semibold text-muted">{t(`parts.${part}`)}</dt>
          <dd className="measure mt-0.5 whitespace-pre-line wrap-anywhere">{feedback[part]}</dd>
        </div>
      ))}
    </dl>
  );
}
