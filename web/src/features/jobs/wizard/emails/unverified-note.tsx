import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../../lib/working-company.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { VerifyCompany } from '../../../companies/components/verify-company.tsx';

/** Why the templates of a company that is not verified are kept and not used yet. */
export function UnverifiedNote() {
  const { t } = useTranslation('wizard');
  const company = useWorkingCompany();
  // It may have been verified while the draft was open.
  if (company?.verified) return null;
  return (
    <Callout
      kind="warning"
      title={t('emails.unverifiedTitle')}
      action={company?.role === 'owner' && <VerifyCompany label={t('emails.verify')} />}
    >
      {t('emails.unverifiedText')}
    </Callout>
  );
}
