import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import { roomPaths } from '@prova/contract/rooms/paths';
import type { RoomEntry, reopenRoom } from '@prova/contract/rooms/rooms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { EntryFrame } from './entry-frame.tsx';

type Props = {
  entry: Pick<RoomEntry, 'code' | 'access' | 'interview'>;
  status: 'ended' | 'cancelled';
  token: string | null;
  refresh: () => void;
};

/** A room that nobody can enter any more. One of their own its team opens again. */
export function RoomOver({ entry, status, token, refresh }: Props) {
  const { t } = useTranslation('rooms-entry');
  const reopens = status === 'ended' && entry.access === 'host' && entry.interview === null;
  const elsewhere =
    token === null ? (
      <LinkButton href={roomPaths.entry}>{t('unknown.other')}</LinkButton>
    ) : (
      <LinkButton href={to(interviewPaths.invitation, { token })}>{t('toInvitation')}</LinkButton>
    );
  return (
    <EntryFrame>
      <EmptyState
        level={1}
        title={t(`over.${status}`)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {reopens && <Reopen code={entry.code} onOpen={refresh} />}
            {elsewhere}
          </div>
        }
      >
        {t(reopens ? 'over.ownText' : status === 'cancelled' && token ? 'over.cancelledInvited' : `over.${status}Text`)}
      </EmptyState>
    </EntryFrame>
  );
}

function Reopen({ code, onOpen }: { code: string; onOpen: () => void }) {
  const { t } = useTranslation('rooms-entry');
  const [busy, setBusy] = useState(false);
  const reopen = async () => {
    setBusy(true);
    try {
      await request<typeof reopenRoom>('POST', '/api/v1/interview-rooms/:code/reopen', { params: { code }, body: {} });
      onOpen();
    } catch (error) {
      toast.error(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Button variant="primary" busy={busy} onClick={() => void reopen()}>
      {t('over.reopen')}
    </Button>
  );
}
