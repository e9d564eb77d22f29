import { type GradingTask, gradeAnswers } from '@prova/contract/attempts/grading';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGivenUp, messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { wordsOf } from '../../assessments/components/words-of.ts';
import { changedByGrade, proposalsQuery } from '../attempts.queries.ts';

const keyOf = ({ attemptId, questionId }: GradingTask) => `${attemptId} ${questionId}`;

/** Points that cases propose, confirmed many at once. */
export function ProposalsDialog({ testId, onClose }: { testId: string | undefined; onClose: () => void }) {
  const { t } = useTranslation(['code', 'grading']);
  const format = useFormat();
  const proposals = useQuery(proposalsQuery({ testId }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const tasks = proposals.data?.data ?? [];
  const chosen = tasks.filter((task) => !left.has(keyOf(task)));
  const [sending, watched] = useSending();
  const grade = useCall(gradeAnswers, {
    invalidates: changedByGrade,
    meta: { quiet: true },
    ...watched,
    onSuccess: ({ graded, skipped }) => {
      toast.success(t('proposal.done', { count: graded }));
      if (skipped > 0) toast.info(t('grading:gradedBefore'));
      onClose();
    },
  });
  const confirm = () => {
    const grades = chosen.map(({ attemptId, questionId, proposal }) => ({
      attemptId,
      questionId,
      points: proposal?.points ?? 0,
    }));
    grade.mutate({ body: { grades } });
  };
  const close = () => {
    if (sending.isWaiting) sending.stop();
    onClose();
  };
  return (
    <Dialog
      open
      size="md"
      title={t('proposal.open')}
      description={t('proposal.intro')}
      onClose={close}
      footer={
        tasks.length > 0 && (
          <>
            <SendingState sending={sending} />
            <Button onClick={sending.isWaiting ? sending.stop : onClose}>
              {t(sending.isWaiting ? 'grading:stopTrying' : 'grading:regrade.cancel')}
            </Button>
            <Button variant="primary" busy={grade.isPending} disabled={chosen.length === 0} onClick={confirm}>
              {t('proposal.confirm', { count: chosen.length })}
            </Button>
          </>
        )
      }
    >
      <QueryView
        query={proposals}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        }
        failure={{ title: t('grading:loadError') }}
        isEmpty={({ data }) => data.length === 0}
        empty={<p>{t('proposal.none')}</p>}
      >
        {({ data, meta }) => (
          <div className="flex flex-col gap-4">
            {grade.error && !isGivenUp(grade.error) && (
              <Callout kind="error" live>
                {messageOf(grade.error)}
              </Callout>
            )}
            <ul className="flex flex-col gap-2">
              {data.map((task) => {
                const { cases = [], points } = task.proposal ?? {};
                const key = keyOf(task);
                const passed = cases.filter(({ outcome }) => outcome === 'passed').length;
                const rest = [
                  task.testTitle,
                  t('passedOf', { passed, count: cases.length }),
                  t('proposal.points', { points: format.number(points ?? 0), max: task.pointsMax }),
                ];
                return (
                  <li key={key} className="rounded-control border border-border px-3 py-2">
                    <Checkbox
                      label={`${task.label} · ${wordsOf(task.text).slice(0, 80)}`}
                      hint={rest.join(' · ')}
                      checked={!left.has(key)}
                      onChange={() => setLeft(left.symmetricDifference(new Set([key])))}
                    />
                  </li>
                );
              })}
            </ul>
            {meta.total > data.length && <p className="text-small text-muted">{t('proposal.more')}</p>}
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}
