import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import { roomPaths } from '@prova/contract/rooms/paths';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EntryFrame } from './entry-frame.tsx';

/** A room that nobody can enter any more. */
export function RoomOver({ status, token }: { status: 'ended' | 'cancelled'; token: string | null }) {
  const { t } = useTranslation('rooms-entry');
  return (
    <EntryFrame>
      <EmptyState
        level={1}
        title={t(`over.${status}`)}
        action={
          token === null ? (
            <LinkButton href={roomPaths.entry}>{t('unknown.other')}</LinkButton>
          ) : (
            <LinkButton href={to(interviewPaths.invitation, { token })}>{t('toInvitation')}</LinkButton>
          )
        }
      >
        {t(`over.${status}Text`)}
      </EmptyState>
    </EntryFrame>
  );
}
