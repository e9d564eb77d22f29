import type { Enrolment } from '@prova/contract/knowledge/items';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

type Props = { enrolment: Enrolment; of: 'lessons' | 'steps'; title: string };

/** How far somebody has come in a course or a path; complete stays complete, and says what is new. */
export function EnrolmentProgress({ enrolment, of, title }: Props) {
  const { t } = useTranslation('knowledge');
  const { completedAt, added, done, total, progress } = enrolment;
  if (completedAt !== null)
    return (
      <p className="flex flex-wrap gap-2">
        <Badge tone="green" icon={<CircleCheck />}>
          {t(of === 'lessons' ? 'progress.completed' : 'progress.completedPath')}
        </Badge>
        {added > 0 && (
          <Badge tone="blue">
            {t(of === 'lessons' ? 'progress.newLessons' : 'progress.newSteps', { count: added })}
          </Badge>
        )}
      </p>
    );
  const words = t(`progress.${of}`, { done, count: total });
  return (
    <ProgressBar
      label={t('progress.label', { title })}
      hideLabel
      aside={words}
      value={progress}
      valueText={words}
      tone="blue"
    />
  );
}
