import { interviewPaths } from '@prova/contract/interviews/paths';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Call } from '../call/call.ts';
import type { CallState, Ending } from '../call/call-state.ts';

/** What helps once more, where something does; everywhere else the way back to the entry. */
const AGAIN: { readonly [ending in Ending]?: 'retry' | 'here' } = {
  full: 'retry',
  'door-full': 'retry',
  locked: 'retry',
  'too-many': 'retry',
  'seat-taken': 'retry',
  'seat-elsewhere': 'here',
  failed: 'retry',
};

/** Why one is not, or no longer, in the room, and what one can do. */
export function Over({ call, state, onLeave }: { call: Call; state: CallState; onLeave: () => void }) {
  const { t } = useTranslation('rooms');
  const ending = state.ending ?? 'failed';
  const again = AGAIN[ending];
  const isTeam = state.self?.role === 'host' || state.self?.role === 'interviewer';
  const goesOn = ending === 'ended' && isTeam;
  return (
    <div className="m-auto flex max-w-lg flex-col items-center gap-4 p-6 text-center">
      <h1 className="text-h3">{t(`over.${ending}.title`)}</h1>
      <p className="text-base text-muted">{t(`over.${ending}.text`)}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {again && (
          <Button variant="primary" onClick={() => call.retry({ takeSeat: again === 'here' })}>
            {t(again)}
          </Button>
        )}
        {goesOn && (
          <LinkButton variant="primary" href={interviewPaths.interviews}>
            {t('toInterviews')}
          </LinkButton>
        )}
        <Button variant={again || goesOn ? 'secondary' : 'primary'} onClick={onLeave}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
