import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { Card } from '../../ui/card.tsx';
import { CheckCode } from './check-code.tsx';

/** Where whoever holds a certificate on paper types its code. */
export function CheckCertificatePage() {
  const { t } = useTranslation('certificate');
  usePageTitle(t('check.title'));
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 pb-10 sm:px-6 sm:pt-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-h2">{t('check.title')}</h1>
        <p className="text-muted">{t('check.lead')}</p>
      </header>
      <Card as="section" aria-label={t('check.title')}>
        <CheckCode />
      </Card>
    </div>
  );
}
