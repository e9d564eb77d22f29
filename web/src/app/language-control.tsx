import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLocale, useLocale } from '../lib/i18n.ts';
import { syncLanguage } from '../lib/language-sync.ts';
import { toast } from '../ui/toast-store.ts';
import { LanguageSwitcher, type SwitcherLocale, type SyncStatus } from '../widgets/language-switcher.tsx';

/** The language switcher at work: the page changes at once, the account follows. */
export function LanguageControl({ className }: { className?: string }) {
  const { t } = useTranslation('lib');
  const locale = useLocale();
  const [status, setStatus] = useState<SyncStatus>('idle');
  const change = async (next: SwitcherLocale) => {
    await changeLocale(next);
    setStatus('syncing');
    const synced = await syncLanguage(next);
    setStatus(synced === null ? 'idle' : synced ? 'success' : 'error');
    if (synced === false) toast.error(t('language.updateFailed'));
  };
  return (
    <LanguageSwitcher
      locale={locale}
      status={status}
      onChange={(next) => void change(next)}
      {...(className ? { className } : {})}
    />
  );
}
