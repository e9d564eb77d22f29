import { companyPaths } from '@prova/contract/companies/paths';
import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../../lib/working-company.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';

/** Why the templates of a company that is not verified are kept and not used yet. */
export function UnverifiedNote() {
  const { t } = useTranslation('wizard');
  const owns = useWorkingCompany()?.role === 'owner';
  return (
    <Callout
      kind="warning"
      title={t('emails.unverifiedTitle')}
      action={owns && <LinkButton href={companyPaths.recruiterSettings}>{t('emails.verify')}</LinkButton>}
    >
      {t('emails.unverifiedText')}
    </Callout>
  );
}
