import type { Locale } from '@prova/contract/common';
import type { FlatNamespace, i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { codeNotLoaded } from './api-error.ts';
import { createI18n, useLocale } from './i18n.ts';

type Props = {
  locale: Locale;
  /** The phrases of what is drawn inside. */
  phrases: readonly FlatNamespace[];
  /** While those have not come. */
  waiting: ReactNode;
  children: ReactNode;
};

/** A part of the page in the language of somebody else: what a candidate will read, say. */
export function InLocale({ locale, phrases, waiting, children }: Props) {
  const own = useLocale();
  const names = phrases.join(' ');
  const [other, setOther] = useState<i18n | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (locale === own) return;
    let gone = false;
    const begin = async () => {
      const wanted = names.split(' ');
      const made = await createI18n(locale, wanted);
      if (!wanted.every((name) => made.hasResourceBundle(locale, name))) throw new Error(`No phrases in ${locale}`);
      if (!gone) setOther(made);
    };
    begin().catch((cause: unknown) => !gone && setFailure(codeNotLoaded(cause)));
    return () => {
      gone = true;
    };
  }, [locale, own, names]);
  if (locale === own) return children;
  if (failure) throw failure;
  if (other?.language !== locale) return waiting;
  return (
    <I18nextProvider i18n={other}>
      <div lang={locale}>{children}</div>
    </I18nextProvider>
  );
}
