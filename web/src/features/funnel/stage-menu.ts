import type { Board } from '@prova/contract/funnel/funnel';
import { useTranslation } from 'react-i18next';
import type { MenuAction } from '../../ui/menu-group.ts';
import { dialogInto, moveTargets, type Standing } from './board-state.ts';
import { useRefusalTexts } from './components/use-refusal-texts.ts';
import type { Stage } from './use-changes.ts';

/** The stages as entries of a menu; where a card cannot go, the entry says why. */
export function useStageMenu() {
  const { t } = useTranslation('funnel');
  const texts = useRefusalTexts();
  return (board: Board, card: Standing, onMove: (stage: Stage) => void): MenuAction[] => {
    const targets = moveTargets(board, card);
    return board.columns.map(({ stage }) => {
      const permission = targets.get(stage.id);
      if (permission?.allowed) {
        const asks = dialogInto(stage.type);
        const hint = asks ? t(`move.asks.${asks}`) : stage.mails && t('move.mails');
        return { id: stage.id, label: stage.name, ...(hint && { hint }), onAction: () => onMove(stage) };
      }
      return { id: stage.id, label: stage.name, disabled: true, hint: (permission && texts[permission.reason]) ?? '' };
    });
  };
}
