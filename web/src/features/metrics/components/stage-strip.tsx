import type { DataOf } from '@prova/contract/endpoint';
import type { recruiterHome } from '@prova/contract/metrics/metrics';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

type Stages = DataOf<typeof recruiterHome>['jobs'][number]['stages'];

/** Where the open applications of a job stand, to scale; what is overdue in red. Nothing while there are none. */
export function StageStrip({ stages }: { stages: Stages }) {
  const { t } = useTranslation('metrics');
  const format = useFormat();
  const peopled = stages.filter(({ open }) => open > 0);
  if (peopled.length === 0) return null;
  const wordsOf = ({ name, open, overdue }: Stages[number]) =>
    overdue > 0
      ? t('home.jobs.stageLate', { stage: name, count: open, overdue: format.number(overdue) })
      : t('home.jobs.stage', { stage: name, count: open });
  const words = new Intl.ListFormat(format.locale, { type: 'unit' }).format(peopled.map(wordsOf));
  return (
    <div role="img" aria-label={words} title={words} className="flex h-1.5 basis-full gap-0.5">
      {peopled.map(({ name, open, overdue }) => (
        <span
          key={name}
          style={{ flexGrow: open }}
          className="flex min-w-1.5 basis-0 overflow-hidden rounded-full bg-border-strong"
        >
          {overdue > 0 && (
            <span style={{ width: `${(overdue / open) * 100}%` }} className="min-w-1 rounded-full bg-red" />
          )}
        </span>
      ))}
    </div>
  );
}
