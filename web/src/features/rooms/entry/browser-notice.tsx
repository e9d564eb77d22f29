import { useTranslation } from 'react-i18next';
import { appAround } from '../../../lib/browser.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { copyText } from '../../jobs/components/copy-link.ts';

/** Where a page gets no camera for where it was opened, it says so before anybody is kept waiting. */
export function BrowserNotice() {
  const { t } = useTranslation('rooms-entry');
  if (!useHydrated()) return null;
  const app = appAround(navigator.userAgent);
  if (globalThis.isSecureContext && app === null) return null;
  const link = location.href.replace(/^http:/, 'https:');
  const copy = () => copyText(link, { done: t('linkCopied'), failed: t('copyFailed', { link }) });
  const title =
    app === null ? t('browser.insecure') : app === '' ? t('browser.someApp') : t('browser.insideApp', { app });
  return (
    <Callout
      kind="warning"
      title={title}
      action={
        <Button size="sm" onClick={() => void copy()}>
          {t('browser.copy')}
        </Button>
      }
    >
      {t(app === null ? 'browser.insecureText' : 'browser.insideAppText')}
    </Callout>
  );
}
