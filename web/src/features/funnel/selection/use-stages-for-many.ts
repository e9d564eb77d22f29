import { useTranslation } from 'react-i18next';
import type { MenuAction, MenuGroup } from '../../../ui/menu-group.ts';
import { useRefusalTexts } from '../components/use-refusal-texts.ts';
import type { Stage } from '../use-changes.ts';
import { type Chosen, commonStages, isForOne, moveOf } from './plan.ts';

/** The stages as entries of a menu, for several people; where nobody can go, the entry says why. */
export function useStagesForMany(chosen: readonly Chosen[], onMove: (stage: Stage) => void) {
  const { t } = useTranslation(['selection', 'funnel']);
  const texts = useRefusalTexts();
  const stages = commonStages(chosen);
  const entryOf = (stage: Stage): MenuAction => {
    const entry = { id: stage.id, label: stage.name };
    if (isForOne(stage))
      return { ...entry, disabled: true, hint: t(stage.type === 'offer' ? 'oneByOne.offer' : 'oneByOne.hired') };
    const { able, mails, refused } = moveOf(chosen, stage);
    const [reason] = refused.keys();
    if (able.length === 0) return { ...entry, disabled: true, hint: (reason && texts[reason]) ?? '' };
    const hints = [
      mails > 0 && t('getMails', { count: mails }),
      able.length < chosen.length && t('someMove', { count: able.length, of: chosen.length }),
    ].filter(Boolean);
    return { ...entry, ...(hints.length > 0 && { hint: hints.join('. ') }), onAction: () => onMove(stage) };
  };
  const groups = (): MenuGroup[] => [{ id: 'stages', title: t('funnel:move.to'), items: stages.map(entryOf) }];
  return {
    groups,
    /** Why nobody can be moved; undefined where somebody can. */
    reason: chosen.length > 0 && stages.length === 0 ? t('severalJobs') : undefined,
  };
}
