import type { ServerFrames } from '@prova/contract/rooms/room-protocol';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import type { Call } from '../call/call.ts';
import { ConsentButtons, ConsentProblem } from './consent-buttons.tsx';
import { RecordingWords } from './recording-words.tsx';
import { useAnswer } from './use-answer.ts';

type Props = { call: Call; recording: NonNullable<ServerFrames['waiting']['recording']> };

/** Whoever waits is asked before they are let in. Either answer may be changed while they wait. */
export function RecordingAtDoor({ call, recording: { recordingId, accepted } }: Props) {
  const { t } = useTranslation('rooms-recording');
  const { given, isOffline, answer } = useAnswer(accepted, (yes) => call.consent(recordingId, yes));
  return (
    <section aria-labelledby="recording-at-door" className="rounded-card border border-border bg-surface p-4 sm:p-5">
      <h2 id="recording-at-door" className="text-h5">
        {t('door.title')}
      </h2>
      <p className="mt-1 mb-3 text-muted">{t('door.text')}</p>
      <RecordingWords picture={null} />
      {accepted !== null && (
        <Callout kind={accepted ? 'success' : 'plain'} live className="mt-4">
          {t(accepted ? 'door.accepted' : 'door.declined')}
        </Callout>
      )}
      <div className="mt-4">
        <ConsentButtons yes={t('ask.yes')} no={t('ask.no')} given={given} onAnswer={answer} />
      </div>
      <ConsentProblem call={call} isOffline={isOffline} />
    </section>
  );
}
