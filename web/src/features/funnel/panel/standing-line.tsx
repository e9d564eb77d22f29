import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { HiddenPerson } from '../components/hidden-person.tsx';
import { LockedBadge } from '../components/locked-application.tsx';
import { ReplyChip } from '../components/reply-chip.tsx';
import { useSourceOrigin } from '../components/source-name.ts';
import { StandingChips } from '../components/standing-chips.tsx';

/** How an application stands, in which stage, and where it came from. */
export function StandingLine({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const originOf = useSourceOrigin();
  const withdrawn = detail.withdrawnAt !== null;
  const closed = detail.closedAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <StandingChips application={{ ...detail, withdrawn, closed }} stageType={detail.stage.type} />
      <ReplyChip card={detail} />
      {detail.locked && <LockedBadge />}
      {detail.hidden && !detail.locked && (
        <HiddenPerson applicationId={detail.id} name={detail.candidate.name} mayReveal={detail.can.reveal} />
      )}
      <span className="text-small text-muted">
        {[
          t('panel.inStage', { stage: detail.stage.name }),
          detail.locked
            ? t('locked.applied', { day: format.date(detail.appliedAt) })
            : originOf(detail.source?.platform ?? DIRECT_SOURCE),
        ].join(' · ')}
      </span>
    </div>
  );
}
