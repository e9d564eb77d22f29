import type { ListedCandidate } from '@prova/contract/funnel/candidates';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast-store.ts';
import { applicationState } from '../board-state.ts';
import { useRefusalTexts } from '../components/use-refusal-texts.ts';
import { refusalOf } from '../selection/plan.ts';
import { useEscape } from '../selection/use-escape.ts';
import { useSelection } from '../selection/use-selection.ts';

/** The application of a row, as the rules see it. */
export function stateOf({ application }: ListedCandidate) {
  const { stage, status } = application;
  const standing = { ...application, stageId: stage.id, liveOffer: status === 'offer_sent' };
  return { ...applicationState(standing, stage.type), stageId: stage.id };
}

/**
 * Choosing several people of the page that is on screen, by the application that it shows of each.
 * @param exports whoever shows can be chosen, since they can be exported; otherwise those who can still be decided about
 */
export function useListPicks(
  rows: readonly ListedCandidate[],
  { covered, exports }: { covered: boolean; exports: boolean },
) {
  const { t } = useTranslation('funnel');
  const texts = useRefusalTexts();
  const selection = useSelection();
  const { choice } = selection;
  useEscape(selection.isActive && !covered, selection.clear);
  const refusal = (row: ListedCandidate) => (exports ? null : refusalOf(stateOf(row)));
  const able = rows.filter((row) => refusal(row) === null).map(({ application }) => application);
  const people = rows.filter(({ application }) => choice.has(application.id));
  const chosenAll = able.length > 0 && able.every(({ id }) => choice.has(id));
  return {
    selection,
    choice,
    /** Who is chosen of this page: nobody else is on screen. */
    people,
    isAble: (row: ListedCandidate) => refusal(row) === null,
    page: chosenAll ? ('all' as const) : people.length > 0 ? ('some' as const) : ('none' as const),
    pick: (row: ListedCandidate, range: boolean) => {
      const reason = refusal(row);
      if (reason && !choice.has(row.application.id))
        toast.info(t('select.cannot', { name: row.name }), { description: texts[reason] ?? '' });
      else selection.toggle(row.application, range ? able : undefined);
    },
    pickPage: () => {
      if (able.length === 0) toast.info(t('select.nobodyHere'));
      else if (chosenAll) selection.remove(able.map(({ id }) => id));
      else selection.add(able);
    },
  };
}
export type ListPicks = ReturnType<typeof useListPicks>;
