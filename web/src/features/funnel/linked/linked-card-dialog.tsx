import type { Board, Card } from '@prova/contract/funnel/funnel';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PropertyRow } from '../../../ui/property-row.tsx';
import { ApplicationChip } from '../components/application-chip.tsx';
import { LockedBadge } from '../components/locked-application.tsx';
import { ReplyChip } from '../components/reply-chip.tsx';

type Props = { card: Card; board: Board; onClose: () => void };

/** What a link tells of somebody. */
export function LinkedCardDialog({ card, board, onClose }: Props) {
  const { t } = useTranslation(['board-links', 'funnel']);
  const format = useFormat();
  const stage = board.columns.find((column) => column.stage.id === card.stageId)?.stage.name;
  const place = [card.city, card.state].filter(Boolean).join(', ');
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={card.name || t('funnel:erased')}
      footer={<Button onClick={onClose}>{t('board.close')}</Button>}
    >
      <dl>
        {stage && <PropertyRow label={t('board.stage')}>{stage}</PropertyRow>}
        <PropertyRow label={t('board.applied')}>
          {format.date(card.appliedAt)} <ApplicationChip application={card} />{' '}
          {card.locked && (
            <>
              <LockedBadge /> <ReplyChip card={card} />
            </>
          )}
        </PropertyRow>
        {card.title && <PropertyRow label={t('board.profession')}>{card.title}</PropertyRow>}
        {place && <PropertyRow label={t('board.place')}>{place}</PropertyRow>}
        {card.match !== null && (
          <PropertyRow label={t('board.compatible')}>{format.percent(card.match / 100)}</PropertyRow>
        )}
      </dl>
    </Dialog>
  );
}
