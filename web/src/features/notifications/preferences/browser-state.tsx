import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { Permission } from '../browser-notification.ts';

/** Whether this very browser may show notifications, and how it can. */
export function BrowserState({ permission, onAsk }: { permission: Permission; onAsk: () => void }) {
  const { t } = useTranslation('notification-preferences');
  return (
    <section aria-labelledby="browser" className="flex flex-col gap-3">
      <h2 id="browser" className="text-h4">
        {t('browser.title')}
      </h2>
      <Callout
        kind={permission === 'granted' ? 'success' : permission === 'denied' ? 'warning' : 'plain'}
        action={permission === 'default' && <Button onClick={onAsk}>{t('browser.allow')}</Button>}
      >
        <span role="status">{t(`browser.${permission}`)}</span>
      </Callout>
    </section>
  );
}
