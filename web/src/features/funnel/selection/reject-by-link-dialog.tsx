import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Chosen } from './plan.ts';
import type { Many } from './use-many.ts';

type Props = { people: readonly Chosen[]; many: Many; onClose: () => void };

/** Says no to people by a link: nobody is written to. */
export function RejectByLinkDialog({ people, many, onClose }: Props) {
  const { t } = useTranslation(['board-links', 'selection']);
  return (
    <ConfirmDialog
      title={t('reject', { count: people.length })}
      confirmLabel={t('rejectConfirm')}
      failureTitle={t('rejectFailed')}
      danger
      onConfirm={() =>
        many.act(
          people,
          { action: 'reject' },
          {
            done: ({ length: count }) => t('selection:reject.done', { count }),
            mails: () => 0,
            silent: t('selection:reject.silent'),
            running: t('selection:running.reject', { count: people.length }),
            failed: t('rejectFailed'),
          },
        )
      }
      onClose={onClose}
    >
      {t('rejectText')}
    </ConfirmDialog>
  );
}
