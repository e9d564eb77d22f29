import i18next from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { changeLocale, useLocale } from '../lib/i18n.ts';
import { toast } from '../ui/toast-store.ts';
import { LanguageSwitcher, type SwitcherLocale, type SyncStatus } from '../widgets/language-switcher.tsx';

const AccountLanguage = lazy(() =>
  import('./account-language.tsx').then(
    (file) => ({ default: file.AccountLanguage }),
    // The menu is of use without it.
    () => ({ default: () => null }),
  ),
);

/**
 * The language switcher at work: the page changes at once, the account follows.
 * @param account says below what the account has kept, where that is something else
 */
export function LanguageControl({ className, account = false }: { className?: string; account?: boolean }) {
  const locale = useLocale();
  const [status, setStatus] = useState<SyncStatus>('idle');
  const change = async (next: SwitcherLocale) => {
    try {
      await changeLocale(next);
    } catch (error) {
      toast.error(messageOf(error));
      return;
    }
    setStatus('syncing');
    // Only who changes the language needs this.
    const { syncLanguage } = await import('../lib/language-sync.ts');
    const synced = await syncLanguage(next);
    // The later choice says what becomes of it.
    if (synced === 'superseded') return;
    setStatus(({ visitor: 'idle', kept: 'success', failed: 'error' } as const)[synced]);
    // In the language that was just chosen.
    if (synced === 'failed') toast.error(i18next.t('lib:language.updateFailed'));
  };
  return (
    <>
      <LanguageSwitcher
        locale={locale}
        status={status}
        onChange={(next) => void change(next)}
        {...(className ? { className } : {})}
      />
      {account && status !== 'syncing' && (
        <Suspense>
          <AccountLanguage key={status} onKeep={() => void change(locale)} />
        </Suspense>
      )}
    </>
  );
}
