import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../../lib/use-online.ts';
import { Button } from '../../../../ui/button.tsx';

/** While an application is on its way: whether the connection holds, and the way back. */
export function Sending({ retrying, onCancel }: { retrying: boolean; onCancel: () => void }) {
  const { t } = useTranslation('submission');
  const online = useOnline();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3">
      <p role="status" className="text-sm text-muted">
        {!online || retrying ? t('noConnection') : ''}
      </p>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
