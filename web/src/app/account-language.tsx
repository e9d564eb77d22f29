import type { Locale } from '@prova/contract/common';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../lib/i18n.ts';
import { readLanguage } from '../lib/language-sync.ts';
import { Button } from '../ui/button.tsx';

/** A language is always named in itself. */
const NAMES: Record<Locale, string> = { 'pt-BR': 'Português', 'en-US': 'English' };

/**
 * What the account has kept, where the page shows another language: a choice did not reach the server, or was made on
 * another device. `onKeep` sends the language of the page.
 */
export function AccountLanguage({ onKeep }: { onKeep: () => void }) {
  const { t } = useTranslation('app');
  const locale = useLocale();
  const kept = useQuery({
    queryKey: ['accounts.getLanguage'],
    queryFn: ({ signal }) => readLanguage(signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (kept.isError) return <p className="text-small text-muted">{t('accountLanguage.readFailed')}</p>;
  if (!kept.data || kept.data === locale) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-small text-muted">{t('accountLanguage.other', { language: NAMES[kept.data] })}</p>
      <Button size="sm" onClick={onKeep}>
        {t('accountLanguage.keep', { language: NAMES[locale] })}
      </Button>
    </div>
  );
}
