import { useTranslation } from 'react-i18next';
import type { Sending } from '../lib/use-sending.ts';

/** Says beside the buttons that nothing gets through at the moment, or that the trying was ended. */
export function SendingState({ sending: { isWaiting, isStopped } }: { sending: Sending }) {
  const { t } = useTranslation('ui');
  return (
    <p role="status" className="self-center text-small text-muted empty:hidden max-sm:w-full sm:mr-auto">
      {isWaiting ? t('retrying') : isStopped && t('saveFailed')}
    </p>
  );
}
