import { type BoardGroup, WAITING_KEYS } from '@prova/contract/funnel/board-groups';
import { useTranslation } from 'react-i18next';
import { useSourceName } from './components/source-name.ts';

/** What a group of cards is called; one that is new to this version by its code. */
export function useGroupName(group: BoardGroup): (key: string) => string {
  const { t, i18n } = useTranslation('funnel');
  const sourceName = useSourceName();
  return (key) => {
    if (group === 'source') return sourceName(key);
    if (group === 'match') return i18n.exists(`funnel:listedBands.${key}`) ? t(`listedBands.${key as 'good'}`) : key;
    if (group === 'status') return i18n.exists(`funnel:status.${key}`) ? t(`status.${key as 'new'}`) : key;
    const band = WAITING_KEYS.find((one) => one === key);
    return band ? t(`waiting.${band}`) : key;
  };
}
