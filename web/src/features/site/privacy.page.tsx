import type { PRIVACY_VERSION } from '@prova/contract/accounts/document-versions';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { LegalDocument } from './components/legal-document.tsx';
import { useLegalText } from './legal-texts.ts';

// Spelled out, because importing the value would bring every schema along; the type keeps both equal.
const VERSION: typeof PRIVACY_VERSION = '2026-11-30';

export function PrivacyPage() {
  const { t } = useTranslation(['legal', 'site']);
  const ask = (
    <LinkButton href={privacyPaths.dataRequest} className="mt-4">
      {t('legal:dataRequest')}
    </LinkButton>
  );
  return <LegalDocument text={useLegalText('privacy')} version={VERSION} after={{ direitos: ask }} />;
}
