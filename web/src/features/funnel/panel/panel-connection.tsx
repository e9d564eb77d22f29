import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/use-online.ts';

/** Says that there is no connection, and what has not been sent because of it. The panel covers where the board says so. */
export function PanelConnection({ waiting }: { waiting: number }) {
  const { t } = useTranslation('funnel');
  const online = useOnline();
  return (
    <div role="status" className="empty:hidden">
      {!online && (
        <p className="flex items-start gap-2 border-b border-border bg-amber-soft px-5 py-2 text-small text-amber">
          <WifiOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {t('connection.lost')} {waiting > 0 && t('connection.waiting', { count: waiting })}
          </span>
        </p>
      )}
    </div>
  );
}
