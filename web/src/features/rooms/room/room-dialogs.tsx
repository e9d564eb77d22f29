import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hearing } from '../../../lib/speech/recognition.ts';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import { recordsHere } from './can-record.ts';

/** Dialogs weigh much: they come when the first of them is opened. */
const ConfirmDialog = lazy(async () => ({ default: (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog }));
const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

const RecordDialog = lazy(async () => ({ default: (await import('./recording-dialogs.tsx')).RecordDialog }));
const StopDialog = lazy(async () => ({ default: (await import('./recording-dialogs.tsx')).StopDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./recording-dialogs.tsx')).WithdrawDialog }));

export type OpenDialog = 'settings' | 'shortcuts' | 'leave' | 'record' | 'stop-recording' | 'withdraw';

type Props = {
  open: OpenDialog | null;
  call: Call;
  state: CallState;
  /** Who would hear what is said for captions; left out where that is not known yet. */
  hearing?: Hearing | undefined;
  onClose: () => void;
};

export function RoomDialogs({ open, call, state, hearing, onClose }: Props) {
  const recording = state.room?.recording ?? null;
  return (
    <Suspense>
      {open === 'record' && !recording && <RecordDialog call={call} onClose={onClose} />}
      {open === 'stop-recording' && recording && <StopDialog call={call} recording={recording} onClose={onClose} />}
      {open === 'withdraw' && recording && <WithdrawDialog call={call} recording={recording} onClose={onClose} />}
      {open === 'settings' && <SettingsDialog call={call} state={state} hearing={hearing} onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
      {open === 'leave' && (
        <LeaveDialog
          endsRecording={recordsHere(state)}
          onLeave={call.leave}
          onEnd={
            state.self?.permissions.moderate
              ? () => {
                  call.moderate('end');
                  onClose();
                }
              : null
          }
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

export function RemoveDialog({ name, onRemove, onClose }: { name: string; onRemove: () => void; onClose: () => void }) {
  const { t } = useTranslation('rooms');
  return (
    <Suspense>
      <ConfirmDialog
        title={t('remove.title', { name })}
        confirmLabel={t('remove.yes')}
        danger
        onConfirm={onRemove}
        onClose={onClose}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </Suspense>
  );
}
