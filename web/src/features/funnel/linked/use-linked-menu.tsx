import type { Board, Card } from '@prova/contract/funnel/funnel';
import { ListChecks, PanelRightOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../ui/menu-group.ts';
import { useStageMenu } from '../stage-menu.ts';
import type { Stage } from '../use-changes.ts';

type Props = {
  board: Board | undefined;
  onOpen: (id: string) => void;
  onMove: (card: Card, stage: Stage) => void;
  /** Null where people are moved one by one. */
  onPick: ((card: Card) => void) | null;
};

/** What a link lets one do with a card; null where it is only looked at. */
export function useLinkedMenu({ board, onOpen, onMove, onPick }: Props): ((card: Card) => MenuGroup[]) | null {
  const { t } = useTranslation(['funnel', 'board-links']);
  const stagesOf = useStageMenu();
  if (!board?.job.can.move) return null;
  return (card) => [
    {
      id: 'open',
      items: [
        { id: 'open', label: t('board-links:board.open'), icon: <PanelRightOpen />, onAction: () => onOpen(card.id) },
        ...(onPick
          ? [{ id: 'pick', label: t('select.begin'), icon: <ListChecks />, onAction: () => onPick(card) }]
          : []),
      ],
    },
    { id: 'move', title: t('move.to'), items: stagesOf(board, card, (stage) => onMove(card, stage)) },
  ];
}
