import type { RoomRecording } from '@prova/contract/rooms/room-protocol';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Call } from '../call/call.ts';
import { ConsentButtons, ConsentProblem } from './consent-buttons.tsx';
import { RecordingWords } from './recording-words.tsx';
import { useAnswer } from './use-answer.ts';

/** Asks somebody inside whether they may be recorded. It is answered, and not closed. */
export function ConsentDialog({ call, recording }: { call: Call; recording: RoomRecording }) {
  const { t } = useTranslation('rooms-recording');
  const { recordingId, byName, picture } = recording;
  const { given, isOffline, answer } = useAnswer(null, (accepted) => call.consent(recordingId, accepted));
  return (
    <Dialog
      open
      onClose={() => undefined}
      dismissable={false}
      title={t('ask.title')}
      description={t('ask.text', { name: byName })}
      footer={<ConsentButtons yes={t('ask.yes')} no={t('ask.no')} given={given} onAnswer={answer} />}
    >
      <RecordingWords picture={picture} />
      <ConsentProblem call={call} isOffline={isOffline} />
    </Dialog>
  );
}
