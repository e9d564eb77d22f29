import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

/** Makes dates, numbers and the spoken help of react-aria follow the language of the page, not of the browser. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('ui');
  return <I18nProvider locale={i18n.language}>{children}</I18nProvider>;
}
