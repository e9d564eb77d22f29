import type { TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { LegalDocument } from './components/legal-document.tsx';
import { useLegalText } from './legal-texts.ts';

// Spelled out, because importing the value would bring every schema along; the type keeps both equal.
const VERSION: typeof TERMS_VERSION = '2026-11-30';

export function TermsPage() {
  return <LegalDocument text={useLegalText('terms')} version={VERSION} />;
}
