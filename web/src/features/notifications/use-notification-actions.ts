import type { Notification } from '@prova/contract/notifications/notifications';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast-store.ts';
import { useReadAllNotifications, useReadNotification } from './notifications.queries.ts';

/** What can be done with notifications where they are listed; a failure is told. */
export function useNotificationActions(): { open: (entry: Notification) => void; readAll: () => void } {
  const { t } = useTranslation('notification-list');
  const showFailure = () => toast.error(t('actionError'));
  const readOne = useReadNotification(showFailure);
  const readAll = useReadAllNotifications(showFailure);
  return {
    open: (entry) => {
      if (!entry.read) readOne.mutate(entry.id);
    },
    readAll: () => readAll.mutate(),
  };
}
