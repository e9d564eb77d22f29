import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type Followed, useLeave } from './use-enrolling.ts';

/** Leaves a course or a path, after saying that nothing done is lost. */
export function LeaveButton({ kind, id }: { kind: Followed; id: string }) {
  const { t } = useTranslation('knowledge');
  const [asks, setAsks] = useState(false);
  const leave = useLeave(kind);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {t(`leave.${kind}`)}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t(`leave.${kind}Title`)}
          confirmLabel={t(`leave.${kind}`)}
          failureTitle={t(`leave.${kind}Error`)}
          onConfirm={async () => {
            await leave.mutateAsync({ params: { id } });
            toast.success(t(`leave.${kind}Done`));
          }}
          onClose={() => setAsks(false)}
        >
          {t(`leave.${kind}Text`)}
        </ConfirmDialog>
      )}
    </>
  );
}
