import type { RoomRecording } from '@prova/contract/rooms/room-protocol';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Call } from '../call/call.ts';
import { canRecordPicture } from './can-record.ts';

/** What the host knows before everybody is asked. */
export function RecordDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const { t } = useTranslation('rooms-recording');
  const picture = canRecordPicture();
  return (
    <ConfirmDialog
      title={t('record.title')}
      role="dialog"
      confirmLabel={t('record.yes')}
      details={
        <Callout kind={picture ? 'plain' : 'warning'}>{t(picture ? 'record.picture' : 'record.soundOnly')}</Callout>
      }
      onConfirm={() => call.record({ action: 'ask', picture })}
      onClose={onClose}
    >
      {t('record.text')}
    </ConfirmDialog>
  );
}

type Props = { call: Call; recording: RoomRecording; onClose: () => void };

export function StopDialog({ call, recording, onClose }: Props) {
  const { t } = useTranslation('rooms-recording');
  const isAsked = recording.state === 'asking';
  return (
    <ConfirmDialog
      title={t(isAsked ? 'callOff.title' : 'stop.title')}
      confirmLabel={t(isAsked ? 'callOff.yes' : 'stop.yes')}
      cancelLabel={t(isAsked ? 'callOff.no' : 'stop.no')}
      onConfirm={() => call.record({ action: 'stop' })}
      onClose={onClose}
    >
      {t(isAsked ? 'callOff.text' : 'stop.text')}
    </ConfirmDialog>
  );
}

/** Takes back what one has agreed to. */
export function WithdrawDialog({ call, recording, onClose }: Props) {
  const { t } = useTranslation('rooms-recording');
  return (
    <ConfirmDialog
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.yes')}
      cancelLabel={t('withdraw.no')}
      danger
      onConfirm={() => {
        if (!call.consent(recording.recordingId, false)) toast.error(t('offline'));
      }}
      onClose={onClose}
    >
      {t('withdraw.text')}
    </ConfirmDialog>
  );
}
