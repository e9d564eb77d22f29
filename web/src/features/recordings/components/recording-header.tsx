import {
  listRecordings,
  type Recording,
  removeRecording,
  withdrawConsent,
} from '@prova/contract/recordings/recordings';
import { CircleUser, Download, ShieldOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { clockOf, lengthOf } from '../player/timeline.ts';
import { ConsentsDialog } from './consents-dialog.tsx';

type Asked = 'consents' | 'withdraw' | 'remove';

/** When it was recorded, by whom, how long it is, and what may be done with it. */
export function RecordingHeader({ recording }: { recording: Recording }) {
  const { t } = useTranslation('recordings');
  const format = useFormat();
  const [asked, setAsked] = useState<Asked>();
  const options = { invalidates: [listRecordings], meta: { quiet: true } } as const;
  const remove = useCall(removeRecording, options);
  const withdraw = useCall(withdrawConsent, options);
  const { id, startedAt, recordedBy, removedOn, segments, can } = recording;
  const facts = [
    format.dateTime(startedAt),
    segments.length > 0 && clockOf(lengthOf(segments)),
    recordedBy && t('recordedBy', { name: recordedBy }),
    removedOn && t('removedOn', { when: format.date(removedOn) }),
  ].filter((fact) => typeof fact === 'string');
  const close = () => setAsked(undefined);
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 id={`recording-${id}`} className="text-h5">
          {t('title')}
        </h2>
        <p className="text-small text-muted tabular-nums">{facts.join('\u00a0· ')}</p>
      </div>
      <Menu
        label={t('actions')}
        iconOnly
        groups={() => [
          {
            id: 'look',
            items: [
              ...segments.flatMap(({ id, downloadUrl }, index) =>
                downloadUrl === null
                  ? []
                  : [
                      {
                        id: `download-${id}`,
                        label: segments.length > 1 ? t('downloadPart', { number: index + 1 }) : t('download'),
                        icon: <Download />,
                        onAction: () => window.location.assign(downloadUrl),
                      },
                    ],
              ),
              { id: 'consents', label: t('consents.open'), icon: <CircleUser />, onAction: () => setAsked('consents') },
            ],
          },
          {
            id: 'end',
            items: [
              ...(can.withdraw
                ? [
                    {
                      id: 'withdraw',
                      label: t('withdraw.open'),
                      icon: <ShieldOff />,
                      onAction: () => setAsked('withdraw'),
                    },
                  ]
                : []),
              ...(can.remove
                ? [
                    {
                      id: 'remove',
                      label: t('remove.open'),
                      icon: <Trash2 />,
                      danger: true,
                      onAction: () => setAsked('remove'),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
      {asked === 'consents' && <ConsentsDialog recording={recording} onClose={close} />}
      {asked === 'withdraw' && (
        <ConfirmDialog
          danger
          title={t('withdraw.title')}
          confirmLabel={t('withdraw.confirm')}
          onConfirm={() => withdraw.mutateAsync({ params: { id }, body: {} })}
          onClose={close}
        >
          {t('withdraw.text')}
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          danger
          title={t('remove.title')}
          confirmLabel={t('remove.confirm')}
          onConfirm={() => remove.mutateAsync({ params: { id } })}
          onClose={close}
        >
          {t('remove.text')}
        </ConfirmDialog>
      )}
    </div>
  );
}
