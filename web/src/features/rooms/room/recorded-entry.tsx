import { useTranslation } from 'react-i18next';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import { ConnectionNote } from './connection-note.tsx';
import { ConsentButtons, ConsentProblem } from './consent-buttons.tsx';
import { RecordingWords } from './recording-words.tsx';
import { useAnswer } from './use-answer.ts';

type Props = { call: Call; state: CallState; onLeave: () => void };

/** Between the entry and a room that is recorded: one agrees, or stays outside. */
export function RecordedEntry({ call, state, onLeave }: Props) {
  const { t } = useTranslation('rooms-recording');
  const { given, answer } = useAnswer(null, (accepted) => {
    if (accepted) call.joinRecorded();
    else {
      call.leave();
      onLeave();
    }
    return true;
  });
  return (
    <div className="m-auto flex max-h-full w-full max-w-xl flex-col gap-4 overflow-y-auto p-4 sm:p-6">
      <ConnectionNote call={call} state={state} />
      <div>
        <h1 className="text-h3">{t('entry.title')}</h1>
        <p className="mt-1.5 text-base text-muted">{t('entry.text')}</p>
      </div>
      <RecordingWords picture={null} />
      <ConsentButtons yes={t('entry.yes')} no={t('entry.no')} given={given} onAnswer={answer} />
      <ConsentProblem call={call} isOffline={false} />
    </div>
  );
}
