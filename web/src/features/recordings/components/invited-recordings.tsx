import type {
  listInvitedRecordings,
  OwnRecording,
  withdrawInvitedConsent,
} from '@prova/contract/recordings/recordings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useRead } from '../../../lib/use-read.ts';
import { AskButton } from '../../../ui/ask-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** What was recorded of an interview, for its candidate by the link: that it is there, and how to take the consent back. */
export function InvitedRecordings({ token }: { token: string }) {
  const { t } = useTranslation('own-recordings');
  const recordings = useRead<typeof listInvitedRecordings>('/api/v1/recordings/candidate/:token', {
    params: { token },
  });
  const withdraw = async ({ id }: OwnRecording) => {
    await request<typeof withdrawInvitedConsent>('POST', '/api/v1/recordings/candidate/:token/:id/withdraw', {
      params: { token, id },
      body: {},
    });
    toast.success(t('deleted'));
    recordings.refetch();
  };
  return (
    <QueryView
      query={recordings}
      skeleton={null}
      failure={{ title: t('loadError') }}
      isEmpty={(data) => data.recordings.length === 0}
      empty={null}
    >
      {(data) => (
        <Card as="section" aria-labelledby="own-recordings" className="flex flex-col gap-3">
          <div>
            <h2 id="own-recordings" className="text-h5">
              {t('titleOfInterview')}
            </h2>
            <p className="mt-1 text-muted">{t('textOfInterview')}</p>
          </div>
          {data.recordings.map((recording) => (
            <Recorded key={recording.id} recording={recording} withdraw={() => withdraw(recording)} />
          ))}
        </Card>
      )}
    </QueryView>
  );
}

function Recorded({ recording, withdraw }: { recording: OwnRecording; withdraw: () => Promise<void> }) {
  const { t } = useTranslation('own-recordings');
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3">
      <p>
        {t('recorded', { when: format.dateTime(recording.startedAt) })}
        {recording.consentedAt && `\u00a0· ${t('agreed', { when: format.dateTime(recording.consentedAt) })}`}
        {recording.removedOn && `\u00a0· ${t('removedOn', { when: format.date(recording.removedOn) })}`}
      </p>
      <AskButton
        size="sm"
        className="self-start"
        label={t('withdraw')}
        question={{
          title: t('sureTitle'),
          children: t('sureText'),
          confirmLabel: t('sure'),
          cancelLabel: t('keep'),
          danger: true,
          onConfirm: withdraw,
        }}
      />
    </div>
  );
}
