import type { RoomRecording } from '@prova/contract/rooms/room-protocol';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Call } from '../call/call.ts';
import { canRecordPicture } from './can-record.ts';

/** Where there is no connection, the dialog says so and stays open. */
function useSent(): (isSent: boolean) => void {
  const { t } = useTranslation('rooms-recording');
  return (isSent) => {
    if (!isSent) throw new ApiError({ code: 'NO_CONNECTION', message: t('notSent'), status: 0 });
  };
}

/** What the host knows before everybody is asked. */
export function RecordDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const { t } = useTranslation('rooms-recording');
  const sent = useSent();
  const picture = canRecordPicture();
  return (
    <ConfirmDialog
      title={t('record.title')}
      role="dialog"
      confirmLabel={t('record.yes')}
      details={
        <Callout kind={picture ? 'plain' : 'warning'}>{t(picture ? 'record.picture' : 'record.soundOnly')}</Callout>
      }
      onConfirm={() => sent(call.record({ action: 'ask', picture }))}
      onClose={onClose}
    >
      {t('record.text')}
    </ConfirmDialog>
  );
}

type Props = { call: Call; recording: RoomRecording; onClose: () => void };

export function StopDialog({ call, recording, onClose }: Props) {
  const { t } = useTranslation('rooms-recording');
  const sent = useSent();
  const isAsked = recording.state === 'asking';
  return (
    <ConfirmDialog
      title={t(isAsked ? 'callOff.title' : 'stop.title')}
      confirmLabel={t(isAsked ? 'callOff.yes' : 'stop.yes')}
      cancelLabel={t(isAsked ? 'callOff.no' : 'stop.no')}
      onConfirm={() => sent(call.record({ action: 'stop' }))}
      onClose={onClose}
    >
      {t(isAsked ? 'callOff.text' : 'stop.text')}
    </ConfirmDialog>
  );
}

/** Takes back what one has agreed to. */
export function WithdrawDialog({ call, recording, onClose }: Props) {
  const { t } = useTranslation('rooms-recording');
  const sent = useSent();
  return (
    <ConfirmDialog
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.yes')}
      cancelLabel={t('withdraw.no')}
      danger
      onConfirm={() => sent(call.consent(recording.recordingId, false))}
      onClose={onClose}
    >
      {t('withdraw.text')}
    </ConfirmDialog>
  );
}
