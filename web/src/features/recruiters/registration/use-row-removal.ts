import { useTranslation } from 'react-i18next';
import { useLocalToast } from '../../../ui/use-local-toast.ts';
import { useRowFocus } from './use-row-focus.ts';

const UNDO_MS = 10_000;

/** Rows that are taken out at once, with the focus on what comes after, and put back by whoever did not mean to. */
export function useRowRemoval() {
  const { t } = useTranslation(['ui', 'parts']);
  const { list, add, removed } = useRowFocus();
  const say = useLocalToast();
  return {
    list,
    add,
    /** @param name of the row, as it is shown */
    remove: (index: number, name: string, work: { takeOut: () => void; putBack: () => void }) => {
      work.takeOut();
      removed(index);
      say('info', t('parts:removed', { name }), {
        duration: UNDO_MS,
        action: { label: t('undo'), onAction: work.putBack },
      });
    },
  };
}
