import { listRecordings, type Recording } from '@prova/contract/recordings/recordings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/query.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { RecordingHeader } from './recording-header.tsx';
import { RecordingPlayer } from './recording-player.tsx';

/** What is still being made is looked at again after so long. */
const LOOK_AGAIN_MS = 5_000;

const isMade = ({ state }: Recording) => state === 'completed' || state === 'aborted';

/** What was recorded of an interview; nothing where nothing was. */
export function InterviewRecordings({ interviewId }: { interviewId: string }) {
  const { t } = useTranslation('recordings');
  const recordings = useQuery({
    ...queryOf(listRecordings, { params: { id: interviewId } }),
    refetchInterval: ({ state }) => (state.data?.recordings.every(isMade) === false ? LOOK_AGAIN_MS : false),
  });
  return (
    <QueryView
      query={recordings}
      skeleton={null}
      failure={{ title: t('loadError') }}
      isEmpty={(data) => data.recordings.length === 0}
      empty={null}
    >
      {(data) =>
        data.recordings.map((recording) => (
          <Card
            key={recording.id}
            as="section"
            aria-labelledby={`recording-${recording.id}`}
            className="flex flex-col gap-4"
          >
            <RecordingHeader recording={recording} />
            <Shown
              recording={recording}
              renew={async () => {
                const { data } = await recordings.refetch({ throwOnError: true });
                return data?.recordings.find(({ id }) => id === recording.id)?.segments ?? [];
              }}
            />
          </Card>
        ))
      }
    </QueryView>
  );
}

function Shown({ recording, renew }: { recording: Recording; renew: () => Promise<Recording['segments']> }) {
  const { t } = useTranslation('recordings');
  const { state, segments, incomplete, concealed } = recording;
  return (
    <>
      {state !== 'completed' && (
        <Callout kind={state === 'aborted' ? 'warning' : 'info'} title={t(`states.${state}.title`)}>
          {t(`states.${state}.text`)}
        </Callout>
      )}
      {concealed && <Callout>{t('concealed')}</Callout>}
      {incomplete && <Callout kind="warning">{t('incomplete')}</Callout>}
      {segments.length > 0 && <RecordingPlayer recording={recording} renew={renew} />}
    </>
  );
}
