import { listOwnRecordings, type OwnRecording, withdrawConsent } from '@prova/contract/recordings/recordings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { queryOf, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Recordings that the reader agreed to, which they may take back; nothing where there are none. */
export function OwnRecordings() {
  const { t } = useTranslation('own-recordings');
  const format = useFormat();
  const recordings = useQuery(queryOf(listOwnRecordings));
  const [asked, setAsked] = useState<OwnRecording>();
  const withdraw = useCall(withdrawConsent, {
    invalidates: [listOwnRecordings],
    meta: { quiet: true },
    onSuccess: () => toast.success(t('deleted')),
  });
  return (
    <QueryView
      query={recordings}
      skeleton={null}
      failure={{ title: t('loadError') }}
      isEmpty={(data) => data.recordings.length === 0}
      empty={null}
    >
      {(data) => (
        <Card as="section" aria-labelledby="own-recordings">
          <h2 id="own-recordings" className="text-h4">
            {t('title')}
          </h2>
          <p className="mt-1 text-muted">{t('text')}</p>
          <ul className="mt-3 divide-y divide-border">
            {data.recordings.map((recording) => (
              <li key={recording.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <div className="min-w-0">
                  <p className="font-semibold wrap-break-word">{recording.companyName}</p>
                  <p className="text-small text-muted">
                    {t('recorded', { when: format.dateTime(recording.startedAt) })}
                    {recording.consentedAt &&
                      `\u00a0· ${t('agreed', { when: format.dateTime(recording.consentedAt) })}`}
                    {recording.removedOn && `\u00a0· ${t('removedOn', { when: format.date(recording.removedOn) })}`}
                  </p>
                </div>
                <Button
                  size="sm"
                  aria-label={t('withdrawFrom', { company: recording.companyName })}
                  onClick={() => setAsked(recording)}
                >
                  {t('withdraw')}
                </Button>
              </li>
            ))}
          </ul>
          {asked && (
            <ConfirmDialog
              danger
              title={t('sureTitle')}
              confirmLabel={t('sure')}
              onConfirm={() => withdraw.mutateAsync({ params: { id: asked.id }, body: {} })}
              onClose={() => setAsked(undefined)}
            >
              {t('sureText')}
            </ConfirmDialog>
          )}
        </Card>
      )}
    </QueryView>
  );
}
