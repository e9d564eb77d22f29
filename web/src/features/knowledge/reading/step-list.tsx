import type { LearningPath, PathStep } from '@prova/contract/knowledge/learning-paths';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/link.tsx';
import { stepHref } from './step-href.ts';

type Props = { path: Pick<LearningPath, 'locale' | 'steps' | 'enrolment'>; next: PathStep | undefined };

/** What a path leads over, each with whether it is done. What its author took back stands there and leads nowhere. */
export function StepList({ path, next }: Props) {
  const { t } = useTranslation('knowledge');
  const format = useFormat();
  return (
    <ol className="divide-y divide-border rounded-card border border-border bg-surface">
      {path.steps.map((step, index) => {
        const { id, kind, title, summary, minutes, published, done, progress } = step;
        const Icon = done ? CircleCheck : Circle;
        const facts = [
          t(`path.kind.${kind}`),
          t('facts.minutes', { count: minutes }),
          ...(progress !== null && !done ? [t('path.percent', { percent: format.percent(progress / 100) })] : []),
          ...(published ? [] : [t('path.unpublished')]),
        ].join(' · ');
        return (
          <li
            key={id}
            className="relative flex gap-3 px-4 py-3 first:rounded-t-card last:rounded-b-card has-[a:hover]:bg-sunken"
          >
            <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', done ? 'text-brand' : 'text-muted')} />
            <div className="min-w-0 flex-1">
              <h3 className="text-h5 wrap-anywhere">
                <span className="tabular text-muted">{index + 1}.</span>{' '}
                {published ? (
                  <Link
                    href={stepHref(step)}
                    lang={path.locale}
                    className="rounded-sm after:absolute after:inset-0 hover:underline"
                  >
                    {title}
                  </Link>
                ) : (
                  <span lang={path.locale}>{title}</span>
                )}
                {done && <span className="sr-only"> {t('course.done')}</span>}
              </h3>
              {summary && (
                <p lang={path.locale} className="line-clamp-2 text-sm wrap-anywhere">
                  {summary}
                </p>
              )}
              <p className="text-small text-muted">{facts}</p>
            </div>
            {path.enrolment && step === next && (
              <span className="shrink-0 text-small font-semibold text-brand">{t('course.next')}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
