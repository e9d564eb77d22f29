import { savePools, type TestDetails } from '@prova/contract/assessments/tests';
import { Dices, Pencil, Plus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByTest } from '../assessments.queries.ts';
import { poolsOf } from './pool-values.ts';
import { useChangeFailure } from './use-change-failure.ts';

const PoolDialog = lazy(async () => ({ default: (await import('./pool-dialog.tsx')).PoolDialog }));

const UNDO_MS = 10_000;

/** The pools of a test: questions of which each person gets some. */
export function PoolsSection({ test }: { test: TestDetails }) {
  const { t } = useTranslation('authoring');
  /** The place of a pool, or of the one that is being made. */
  const [open, setOpen] = useState<number | null>(null);
  const failed = useChangeFailure();
  const save = useCall(savePools, {
    invalidates: changedByTest,
    meta: { quiet: true },
    onError: (error) => failed(t('pools.failed'), error),
  });
  const pools = poolsOf(test);
  const dissolve = (index: number, name: string) =>
    save.mutate(
      { params: { id: test.id }, body: { version: test.version, pools: pools.filter((_, place) => place !== index) } },
      {
        onSuccess: ({ version }) =>
          void toast.info(t('pools.removed', { name }), {
            duration: UNDO_MS,
            action: {
              label: t('pools.undo'),
              onAction: () => save.mutate({ params: { id: test.id }, body: { version, pools } }),
            },
          }),
      },
    );
  return (
    <Card as="section" aria-labelledby="pools" className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 max-w-3xl">
          <h3 id="pools" className="flex items-center gap-2 text-h5">
            <Dices aria-hidden="true" className="size-5 shrink-0 text-muted" />
            {t('pools.title')}
          </h3>
          <p className="text-small text-muted">{t('pools.intro')}</p>
        </div>
        <Button size="sm" icon={<Plus className="size-4" />} onClick={() => setOpen(pools.length)}>
          {t('pools.add')}
        </Button>
      </header>
      {pools.length > 0 && (
        <ul className="divide-y divide-border">
          {pools.map(({ name, draws, points, questionIds }, index) => (
            <li key={name} className="flex items-center gap-2 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="tabular flex flex-wrap items-center gap-1.5 text-small text-muted">
                  {t('pools.size', { count: questionIds.length })}, {t('pools.drawn', { count: draws })}
                  {questionIds.length > 0 && ` · ${t('pools.each', { count: points })}`}
                  {questionIds.length < draws && <Badge tone="red">{t('pools.short')}</Badge>}
                </p>
              </div>
              <IconButton
                size="sm"
                label={t('pools.edit', { name })}
                icon={<Pencil />}
                onClick={() => setOpen(index)}
              />
              <IconButton
                size="sm"
                label={t('pools.remove', { name })}
                icon={<X />}
                disabled={save.isPending}
                onClick={() => dissolve(index, name)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>{open !== null && <PoolDialog test={test} at={open} onClose={() => setOpen(null)} />}</Suspense>
    </Card>
  );
}
