import type { WithdrawnApplication } from '@prova/contract/applications/applications';
import i18next from 'i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';

interface Words {
  readonly withdrawn: string;
  /** When the company is told. */
  readonly later: string;
  readonly undone: string;
}

/** Withdrawals whose undo this page has offered: each is offered once, also where it is read again. */
const offered = new Set<string>();

/** Offers to take a withdrawal back for as long as the server does. */
export function offerUndo(
  undo: WithdrawnApplication['undo'],
  words: Words,
  takeBack: (eventId: string) => Promise<unknown>,
): void {
  if (!undo || offered.has(undo.eventId)) return;
  const { eventId, seconds } = undo;
  offered.add(eventId);
  const onAction = async () => {
    try {
      await takeBack(eventId);
      toast.success(words.undone);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  toast.success(words.withdrawn, {
    description: words.later,
    duration: seconds * 1000,
    action: { label: i18next.t('ui:undo'), onAction: () => void onAction() },
  });
}
