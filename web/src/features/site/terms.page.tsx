import type { TERMS_VERSION } from '@prova/contract/accounts';
import { useTranslation } from 'react-i18next';
import { LegalDocument } from './components/legal-document.tsx';

// Spelled out, because importing the value would bring every schema along; the type keeps both equal.
const VERSION: typeof TERMS_VERSION = '2026-11';

export function TermsPage() {
  const { t } = useTranslation('terms');
  return (
    <LegalDocument
      title={t('title')}
      intro={t('intro')}
      sections={t('sections', { returnObjects: true })}
      version={VERSION}
    />
  );
}
