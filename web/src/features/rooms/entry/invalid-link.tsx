import { interviewPaths } from '@prova/contract/interviews/paths';
import { homeOf } from '@prova/contract/pages';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EntryFrame } from './entry-frame.tsx';

const REASONS: Readonly<Record<string, 'expired' | 'noRoom' | 'notFound'>> = {
  TOKEN_EXPIRED: 'expired',
  ROOM_NOT_FOUND: 'noRoom',
  INTERVIEW_NOT_FOUND: 'notFound',
};

/** A candidate's link that opens nothing, or whose interview has no room. */
export function InvalidLink({ code, token }: { code: string; token: string }) {
  const { t } = useTranslation('rooms-entry');
  const reason = REASONS[code] ?? 'invalid';
  return (
    <EntryFrame>
      <EmptyState
        level={1}
        title={t(`link.${reason}`)}
        action={
          reason === 'noRoom' ? (
            <LinkButton href={to(interviewPaths.invitation, { token })} variant="primary">
              {t('toInvitation')}
            </LinkButton>
          ) : (
            <LinkButton href={homeOf('POTENTIAL')} variant="primary">
              {t('link.mine')}
            </LinkButton>
          )
        }
      >
        {t(`link.${reason}Text`)}
      </EmptyState>
    </EntryFrame>
  );
}
