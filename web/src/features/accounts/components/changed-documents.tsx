import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { acceptDocuments } from '@prova/contract/accounts/documents';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { signOut, updateUser } from '../../../lib/session.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { nothingAccepted } from '../../../widgets/acceptance.ts';
import { documentsForm } from '../account-forms.ts';
import { AcceptanceField } from './acceptance-field.tsx';

const schema = documentsForm(false);

/** Over the page of somebody who accepted former versions: nothing under it is lost, and only accepting or leaving ends it. */
export function ChangedDocuments() {
  const { t } = useTranslation(['documents', 'widgets']);
  const form = useContractForm(schema, { acceptance: nothingAccepted });
  const accept = useCall(acceptDocuments, { meta: { quiet: true }, onSuccess: (user) => updateUser(user) });
  return (
    <FormDialog
      form={form}
      dismissable={false}
      title={t('title')}
      description={t('intro')}
      cancelLabel={t('leave')}
      submitLabel={t('accept')}
      onSubmit={() => accept.mutateAsync({ body: { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION } })}
      onCancel={signOut}
      onClose={() => undefined}
    >
      <AcceptanceField form={form} />
    </FormDialog>
  );
}
