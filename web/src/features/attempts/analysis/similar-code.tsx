import type { ComparedResults } from '@prova/contract/attempts/analysis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ShownCode } from '../../code/components/shown-code.tsx';
import { resultQuery } from '../attempts.queries.ts';

type Alike = ComparedResults['similar'][number];
type Props = { alike: readonly Alike[]; nameOf: (id: string) => string };

/** So many of the same are enough to see that they are. */
const SIDE_BY_SIDE = 6;

/** Answers of code that are alike: a signal, to be looked at side by side. */
export function SimilarCode({ alike, nameOf }: Props) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const [open, setOpen] = useState<Alike | null>(null);
  if (alike.length === 0) return null;
  const list = new Intl.ListFormat(format.locale);
  return (
    <Card as="section" aria-labelledby="similar-code" className="flex flex-col gap-3">
      <h2 id="similar-code" className="text-h5">
        {t('similar.title')}
      </h2>
      <p className="max-w-3xl text-small text-muted">{t('similar.text')}</p>
      <ul className="flex flex-col divide-y divide-border">
        {alike.map((each) => {
          const { questionId, position, people, share } = each;
          const names = list.format(people.map(nameOf));
          return (
            <li
              key={`${questionId} ${people.join(' ')}`}
              className="flex flex-wrap items-center justify-between gap-3 py-2"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{names}</p>
                <p className="text-small text-muted">
                  {t('similar.question', { number: position, share: format.percent(share) })}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={t('similar.compareNamed', { number: position, names })}
                onClick={() => setOpen(each)}
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
            {open.people.slice(0, SIDE_BY_SIDE).map((id) => (
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
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be longer than its dialog, and holds nothing to focus.
      tabIndex={0}
      aria-label={name}
      className="min-w-0"
    >
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
          const answered = questions.find(({ question }) => question.id === questionId);
          if (answered?.concealed) return <p className="text-small text-muted">{t('similar.concealed')}</p>;
          const value = answered?.value;
          return <ShownCode code={typeof value === 'string' && value ? value : t('similar.none')} />;
        }}
      </QueryView>
    </section>
  );
}
