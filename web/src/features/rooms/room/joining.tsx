import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';

/** Between the press that enters and the server's answer. */
export function Joining({ call, state, onLeave }: { call: Call; state: CallState; onLeave: () => void }) {
  const { t } = useTranslation('rooms');
  const isStopped = state.signalling === 'stopped';
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 p-6 text-center">
      {!isStopped && <Spinner className="size-8" />}
      <div role="status">
        <h1 className="text-h4">{t(`joining.${state.signalling === 'ready' ? 'connecting' : state.signalling}`)}</h1>
        {isStopped && <p className="mt-2 text-muted">{t('joining.stoppedText')}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {isStopped && (
          <Button variant="primary" onClick={() => call.retry()}>
            {t('retry')}
          </Button>
        )}
        <Button onClick={onLeave}>{t('back')}</Button>
      </div>
    </div>
  );
}
