import { createCompany } from '@prova/contract/companies/companies';
import { homePaths } from '@prova/contract/metrics/paths';
import { useTranslation } from 'react-i18next';
import { leaveTo } from '../../../lib/leave.ts';
import { useCall } from '../../../lib/query.ts';
import { chooseCompany } from '../../../lib/tokens.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export function FoundDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('companies');
  const form = useContractForm(createCompany.body, { name: '' });
  const forget = useKeptDraft('found-company', form);
  const found = useCall(createCompany, { meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      forget={forget}
      size="sm"
      title={t('found.title')}
      description={t('found.description')}
      submitLabel={t('found.open')}
      onSubmit={async (body) => {
        const { companyId } = await found.mutateAsync({ body });
        chooseCompany(companyId);
        // By loading again: everything on screen from now on is of this company.
        leaveTo(homePaths.recruiterHome);
      }}
      onClose={onClose}
    >
      <TextField
        label={t('settings.name')}
        required
        maxLength={120}
        {...form.register('name')}
        error={form.errorOf('name')}
      />
    </FormDialog>
  );
}
