import type { ComparedResults } from '@prova/contract/assessments/analysis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { resultQuery } from '../assessments.queries.ts';
import { ShownCode } from '../components/shown-code.tsx';

type Pair = ComparedResults['similar'][number];
type Props = { pairs: readonly Pair[]; nameOf: (id: string) => string };

/** Answers of code that are alike: a signal, to be looked at side by side. */
export function SimilarCode({ pairs, nameOf }: Props) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const [open, setOpen] = useState<Pair | null>(null);
  if (pairs.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="similar-code" className="flex flex-col gap-3">
      <h2 id="similar-code" className="text-h5">
        {t('similar.title')}
      </h2>
      <p className="max-w-3xl text-small text-muted">{t('similar.text')}</p>
      <ul className="flex flex-col divide-y divide-border">
        {pairs.map((pair) => {
          const { questionId, position, one, other, share } = pair;
          const names = { one: nameOf(one), other: nameOf(other) };
          return (
            <li
              key={`${questionId} ${one} ${other}`}
              className="flex flex-wrap items-center justify-between gap-3 py-2"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{t('similar.pair', names)}</p>
                <p className="text-small text-muted">
                  {t('similar.question', { number: position, share: format.percent(share) })}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={t('similar.compareNamed', { number: position, ...names })}
                onClick={() => setOpen(pair)}
              >
                {t('similar.compare')}
              </Button>
            </li>
          );
        })}
      </ul>
      {open && (
        <Dialog
          open
          size="xl"
          title={t('similar.dialog', { number: open.position })}
          description={t('similar.text')}
          onClose={() => setOpen(null)}
        >
          <div className="grid gap-4 lg:grid-cols-2">
            {[open.one, open.other].map((id) => (
              <CodeOf key={id} id={id} questionId={open.questionId} name={nameOf(id)} />
            ))}
          </div>
        </Dialog>
      )}
    </Card>
  );
}

function CodeOf({ id, questionId, name }: { id: string; questionId: string; name: string }) {
  const { t } = useTranslation('analysis');
  const result = useQuery(resultQuery(id));
  return (
    <section className="min-w-0">
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      <QueryView
        query={result}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-48 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 4, title: t('loadError') }}
      >
        {({ questions }) => {
          const value = questions.find(({ question }) => question.id === questionId)?.value;
          return <ShownCode code={typeof value === 'string' && value ? value : t('similar.none')} />;
        }}
      </QueryView>
    </section>
  );
}
