import { useTranslation } from 'react-i18next';
import { useCountdown } from './use-countdown.ts';

/**
 * How long one has to wait, counted down. Screen readers hear it once, and again when the time has come.
 * @param message the server's, which names the seconds
 */
export function WaitText({ message, until }: { message: string; until: number }) {
  const { t } = useTranslation('ui');
  const seconds = useCountdown(until);
  if (seconds === 0) return <>{t('retry')}</>;
  return (
    <>
      <span className="sr-only">{message}</span>
      <span aria-hidden="true">{message.replace(/\d+/, String(seconds))}</span>
    </>
  );
}
