import type { Board, Card } from '@prova/contract/funnel/funnel';
import { MOST_AT_ONCE } from '@prova/contract/funnel/mass-actions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast-store.ts';
import { applicationState, findCard } from '../board-state.ts';
import { useRefusalTexts } from '../components/use-refusal-texts.ts';
import { NOBODY } from '../selection/choice.ts';
import { type Chosen, refusalOf } from '../selection/plan.ts';
import { useEscape } from '../selection/use-escape.ts';
import { useSelection } from '../selection/use-selection.ts';
import type { BoardHandle } from '../use-board.ts';
import type { Picking } from './board-card.tsx';

/**
 * Choosing several cards of the board: whoever shows under the filters, and whom something can still be done with.
 * @param able false where people are moved one by one
 */
export function useBoardPicks(board: BoardHandle, covered: boolean, able = true) {
  const { t } = useTranslation('funnel');
  const texts = useRefusalTexts();
  const selection = useSelection();
  const { choice, isActive } = selection;
  const { data } = board;
  const may = able && data?.job.can.move === true;
  useEscape(isActive && !covered, selection.clear);

  const refusal = (card: Card, board: Board) => {
    const type = board.columns.find(({ stage }) => stage.id === card.stageId)?.stage.type;
    return type ? refusalOf(applicationState(card, type)) : null;
  };
  const pick = (card: Card, range: boolean) => {
    if (!data || !may) return;
    const reason = refusal(card, data);
    if (reason && !choice.has(card.id)) {
      const name = card.name || t('erased');
      toast.info(t('select.cannot', { name }), { description: texts[reason] ?? '' });
      return;
    }
    const column = data.columns.find(({ stage }) => stage.id === card.stageId);
    const order = column?.cards.filter((each) => refusal(each, data) === null);
    selection.toggle(card, range ? order : undefined);
  };
  /** All that the column has under the filters, as many as go into one step; or none of them, where no more can be chosen. */
  const pickColumn = async (stageId: string) => {
    const columnNow = () => board.read()?.columns.find(({ stage }) => stage.id === stageId);
    for (let column = columnNow(), before = -1; column?.nextCursor; column = columnNow()) {
      if (column.cards.length >= MOST_AT_ONCE || column.cards.length === before) break;
      before = column.cards.length;
      await board.more(stageId);
    }
    const [now, column] = [board.read(), columnNow()];
    if (!now || !column || !may) return;
    const able = column.cards.filter((card) => refusal(card, now) === null);
    if (able.length === 0) toast.info(t('select.nobody', { stage: column.stage.name }));
    else {
      const chosen = able.filter(({ id }) => choice.has(id));
      const isFull = choice.size >= MOST_AT_ONCE && chosen.length > 0;
      if (isFull || chosen.length === able.length) selection.remove(chosen.map(({ id }) => id));
      else selection.add(able);
    }
  };

  const chosen = useMemo<readonly Chosen[]>(() => {
    const stages = data?.columns.map(({ stage }) => stage) ?? [];
    return [...choice].flatMap(([id, seen]) => {
      const card = findCard(data, id);
      const type = stages.find((stage) => stage.id === card?.stageId)?.type;
      if (!card || !type) return [];
      // What others have done to it since is told by the server, which compares.
      const version = seen ?? card.version;
      return [
        {
          id,
          jobId: data?.job.id ?? '',
          name: card.name,
          version,
          state: { ...applicationState(card, type), stageId: card.stageId },
          stages,
        },
      ];
    });
  }, [choice, data]);

  const picking: Picking = !may ? 'never' : selection.picking ? 'tap' : isActive ? 'box' : 'asked';
  return {
    selection,
    chosen,
    picking,
    choice: may ? choice : NOBODY,
    pick,
    pickColumn: (stageId: string) => void pickColumn(stageId),
  };
}
export type BoardPicks = Pick<ReturnType<typeof useBoardPicks>, 'picking' | 'choice' | 'pick' | 'pickColumn'>;
