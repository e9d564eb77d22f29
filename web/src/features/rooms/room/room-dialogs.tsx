import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';

/** Dialogs weigh much: they come when the first of them is opened. */
const ConfirmDialog = lazy(async () => ({ default: (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog }));
const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

export type OpenDialog = 'settings' | 'shortcuts' | 'leave';

type Props = { open: OpenDialog | null; call: Call; state: CallState; onClose: () => void };

export function RoomDialogs({ open, call, state, onClose }: Props) {
  return (
    <Suspense>
      {open === 'settings' && <SettingsDialog call={call} state={state} onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
      {open === 'leave' && (
        <LeaveDialog
          onLeave={call.leave}
          onEnd={() => {
            call.moderate('end');
            onClose();
          }}
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
