import { notificationNew } from '@prova/contract/notifications/realtime';
import { type DataExport, getExport, requestExport } from '@prova/contract/privacy/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useLiveMessage } from '../../../lib/live.ts';
import { invalidate, queryOf, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { formatBytes } from '../../../ui/bytes.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirmIdentity } from '../../accounts/components/confirm-identity.tsx';

const POLL_MS = 5_000;

/** The copy of everything: asked for, made in the background, fetched. */
export function DataCopy({ copy: first }: { copy: DataExport | null }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  const client = useQueryClient();
  // The bell tells at once; the question is for when its channel is down.
  const { data: copy = first } = useQuery({
    ...queryOf(getExport),
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? POLL_MS : false),
  });
  useLiveMessage(notificationNew, () => void invalidate(client, [getExport]));
  const identity = useConfirmIdentity();
  const ask = useCall(requestExport, { invalidates: [getExport], around: identity.confirmed });
  // Links hold for ten minutes, and this page may have been open for longer.
  const download = useMutation({
    mutationFn: () => client.fetchQuery({ ...queryOf(getExport), staleTime: 0 }),
    onSuccess: (fresh) => {
      if (fresh?.link) window.location.assign(fresh.link);
    },
  });
  const state = copy?.state;
  return (
    <Card as="section" aria-labelledby="data-copy">
      <h2 id="data-copy" className="text-h4">
        {t('copy.title')}
      </h2>
      <p className="mt-1 text-muted">{t('copy.text')}</p>
      <p role="status" className="mt-3 empty:hidden">
        {state === 'working' && t('copy.working')}
        {state === 'ready' &&
          t('copy.ready', { when: format.date(copy?.askedAt ?? ''), until: format.date(copy?.expiresAt ?? '') })}
        {state === 'ready' && copy && copy.missingFiles > 0 && ` ${t('copy.missing', { count: copy.missingFiles })}`}
        {state === 'gone' && t('copy.gone')}
        {state === 'failed' && t('copy.failed')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {state === 'ready' && (
          <Button
            variant="primary"
            icon={<Download className="size-4" />}
            busy={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('copy.download', { size: formatBytes(copy?.bytes ?? 0, format.locale) })}
          </Button>
        )}
        {state !== 'working' && (
          <Button
            variant={state === 'ready' ? 'ghost' : 'secondary'}
            icon={<PackageOpen className="size-4" />}
            busy={ask.isPending}
            onClick={() => ask.mutate({})}
          >
            {t(copy ? 'copy.again' : 'copy.ask')}
          </Button>
        )}
      </div>
      {identity.dialog}
    </Card>
  );
}
