import type { MatchExplanation } from '@prova/contract/matching/explanation';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView, type Viewed } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { MatchExplained, type ReviewOf } from './match-explained.tsx';
import type { OwnView, TeamView } from './team-view.ts';

type Props = {
  score: number | null;
  description: string;
  query: Viewed<MatchExplanation>;
  refusal?: ComponentProps<typeof QueryView>['refusal'];
  /** Left out for the talent themselves. */
  team?: TeamView;
  /** Of an application of the reader. */
  own?: OwnView;
  reviewOf?: ReviewOf;
  onClose: () => void;
};

/** What a match stands on, in a dialog. */
export function ExplainedDialog({ score, description, query, refusal, team, own, reviewOf, onClose }: Props) {
  const { t } = useTranslation('matching');
  const { percent } = useFormat();
  return (
    <Dialog
      open
      title={score === null ? t('unknown') : t('title', { percent: percent(score / 100) })}
      description={description}
      onClose={onClose}
    >
      <QueryView
        query={query}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-3">
            <Skeleton className="h-40 w-full" />
            <Skeleton className="h-48 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 3, title: t('loadError') }}
        {...(refusal && { refusal })}
      >
        {(explanation) => (
          <MatchExplained
            explanation={explanation}
            {...(team && { team })}
            {...(own && { own })}
            {...(reviewOf && { reviewOf })}
          />
        )}
      </QueryView>
    </Dialog>
  );
}
