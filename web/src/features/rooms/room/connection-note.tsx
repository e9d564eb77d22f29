import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';

/** The way to the server is lost: sound and pictures may go on meanwhile, words wait. */
export function ConnectionNote({ call, state: { signalling, phase } }: { call: Call; state: CallState }) {
  const { t } = useTranslation('rooms');
  if (signalling !== 'lost' && signalling !== 'stopped') return null;
  const isStopped = signalling === 'stopped';
  return (
    <Callout
      kind={isStopped ? 'error' : 'warning'}
      live
      title={t(isStopped ? 'connection.stopped' : 'connection.lost')}
      action={
        isStopped && (
          <Button size="sm" onClick={() => call.retry()}>
            {t('retry')}
          </Button>
        )
      }
    >
      {t(phase === 'inside' ? 'connection.insideText' : 'connection.doorText')}
    </Callout>
  );
}
