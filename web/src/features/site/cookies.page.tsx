import { LegalDocument } from './components/legal-document.tsx';
import { useLegalText } from './legal-texts.ts';

/** Nobody accepts this page, so its version stands nowhere else. */
const VERSION = '2026-11-30';

export function CookiesPage() {
  return <LegalDocument text={useLegalText('cookies')} version={VERSION} />;
}
