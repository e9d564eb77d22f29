import { COMPARED_MAX, type ComparedResults } from '@prova/contract/attempts/analysis';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { hasTopics } from '../components/has-topics.ts';
import { SimilarCode } from './similar-code.tsx';

const ResultDialog = lazy(async () => ({ default: (await import('../components/result-dialog.tsx')).ResultDialog }));

type Result = ComparedResults['results'][number];

/** Who took a version, side by side, with what each reached by topic. */
export function PeopleComparison({ compared }: { compared: ComparedResults }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const facts = useTestFacts();
  const [open, setOpen] = useState<string | null>(null);
  const { topics, results } = compared;
  if (results.length === 0) return <p className="text-muted">{t('people.none')}</p>;
  const nameOf = ({ candidateName }: Result) => candidateName || t('people.noName');
  const seenBy = Math.max(...results.map(({ answersSeen }) => answersSeen?.others ?? 0));
  // One job is said once: the topics need the space.
  const [job, ...others] = new Set(results.map(({ jobTitle }) => jobTitle));
  const nameById = new Map(results.map((result) => [result.id, nameOf(result)]));
  const columns: Column<Result>[] = [
    {
      id: 'candidate',
      header: t('people.candidate'),
      rowHeader: true,
      // Whose row it is stays in sight, however far one goes to the side.
      className: 'sticky left-0 z-1 bg-surface max-sm:max-w-32 sm:min-w-44',
      cell: (result) => (
        <>
          <button
            type="button"
            className="cursor-pointer rounded-sm text-left font-semibold text-brand underline-offset-2 hover:underline"
            aria-label={t('people.open', { name: nameOf(result) })}
            onClick={() => setOpen(result.id)}
          >
            {nameOf(result)}
          </button>
          {result.answersSeen?.own && (
            <span className="block text-small text-muted">
              {t('people.seen', { date: format.date(result.answersSeen.own) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'score',
      header: t('people.score'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ score }) => (score === null ? t('people.waiting') : format.percent(score / 100)),
    },
    ...(hasTopics(topics) ? topics : []).map(({ topic, pointsMax }, index) => ({
      id: `topic ${topic}`,
      header: topic || t('people.general'),
      align: 'end' as const,
      className: 'whitespace-nowrap',
      cell: ({ points, pointsMax: own }: Result) => {
        const [reached = null, max = 0] = [points[index], own[index]];
        if (max === 0) return '—';
        if (reached === null) return <span title={t('people.waiting')}>…</span>;
        if (compared.draws) return format.percent(reached / max);
        return t('people.pointsOf', { points: format.number(reached), max: format.number(pointsMax) });
      },
    })),
    {
      id: 'time',
      header: t('people.time'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ seconds }) => facts.duration(seconds),
    },
    {
      id: 'submitted',
      header: t('people.submitted'),
      className: 'whitespace-nowrap',
      cell: ({ submittedAt }) => format.date(submittedAt),
    },
    ...(others.length > 0
      ? [{ id: 'job', header: t('people.job'), className: 'min-w-52', cell: ({ jobTitle }: Result) => jobTitle }]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      {others.length === 0 && <p className="text-muted wrap-anywhere">{t('people.ofJob', { job })}</p>}
      <Table caption={t('people.caption')} columns={columns} rows={results} rowKey={({ id }) => id} />
      {seenBy > 0 && <p className="text-small text-muted">{t('people.othersSeen', { count: seenBy })}</p>}
      {compared.draws && <p className="text-small text-muted">{t('people.draws')}</p>}
      {results.length === COMPARED_MAX && (
        <p className="text-small text-muted">{t('people.most', { count: COMPARED_MAX })}</p>
      )}
      <SimilarCode alike={compared.similar} nameOf={(id) => nameById.get(id) ?? t('people.noName')} />
      {open && (
        <Suspense>
          <ResultDialog id={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
