import type { Analysis } from '@prova/contract/ai-interviews/analysis';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Part } from './part.tsx';

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }));

type Props = { interviewId: string; analysis: Pick<Analysis, 'id' | 'review'>; mayReview: boolean };

/** What a person of the team says of the analysis, and the way to say it. */
export function Review({ interviewId, analysis: { id, review }, mayReview }: Props) {
  const { t } = useTranslation('interview-analysis');
  const format = useFormat();
  const [asking, setAsking] = useState<'agree' | 'disagree' | null>(null);
  if (!review && !mayReview) return null;
  return (
    <Part title={t('review.title')} lead={t('review.lead')}>
      {review && (
        <div>
          <p className="font-semibold wrap-anywhere">
            {t(review.agrees ? 'review.agree.said' : 'review.disagree.said', { name: review.byName })}
          </p>
          <p className="text-small text-muted">{format.dateTime(review.at)}</p>
          {review.note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.note}</p>}
        </div>
      )}
      {mayReview && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<ThumbsUp className="size-4" />} onClick={() => setAsking('agree')}>
            {t('review.agree.button')}
          </Button>
          <Button size="sm" icon={<ThumbsDown className="size-4" />} onClick={() => setAsking('disagree')}>
            {t('review.disagree.button')}
          </Button>
        </div>
      )}
      <Suspense>
        {asking && (
          <ReviewDialog
            interviewId={interviewId}
            analysisId={id}
            agrees={asking === 'agree'}
            note={review?.agrees === (asking === 'agree') ? review.note : null}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </Part>
  );
}
