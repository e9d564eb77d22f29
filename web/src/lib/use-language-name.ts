import type { SpokenLanguage } from '@prova/contract/spoken-languages';
import { useMemo } from 'react';
import { useLocale } from './i18n.ts';

/** "Português", "Portuguese": a language in the reader's language, as a list shows it. */
export function useLanguageName(): (code: SpokenLanguage) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return (code) => {
      const name = names.of(code) ?? code;
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    };
  }, [locale]);
}
