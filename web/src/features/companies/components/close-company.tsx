import { type CompanyRecord, closeCompany } from '@prova/contract/companies/companies';
import { foldText } from '@prova/contract/folded-text';
import { homePaths } from '@prova/contract/metrics/paths';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { leaveTo } from '../../../lib/leave.ts';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConfirmIdentity } from '../../accounts/components/confirm-identity.tsx';

const closeForm = (own: string) =>
  z.object({
    name: z
      .string()
      .trim()
      .refine((typed) => foldText(typed) === foldText(own)),
  });

/** For owners: the end of a company, without the end of their account. */
export function CloseCompany({ record }: { record: CompanyRecord }) {
  const { t } = useTranslation('companies');
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="close-company" className="flex flex-col items-start gap-3">
      <h2 id="close-company" className="text-h4">
        {t('close.title')}
      </h2>
      <p className="text-muted">{t('close.text')}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('close.open')}
      </Button>
      {open && <CloseDialog record={record} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function CloseDialog({ record, onClose }: { record: CompanyRecord; onClose: () => void }) {
  const { t } = useTranslation('companies');
  const form = useContractForm(
    useMemo(() => closeForm(record.name), [record.name]),
    { name: '' },
    { words: { name: t('close.mismatch') } },
  );
  const identity = useConfirmIdentity();
  const close = useCall(closeCompany, { around: identity.confirmed, meta: { quiet: true } });
  return (
    <>
      <FormDialog
        form={form}
        danger
        size="sm"
        title={t('close.question', { name: record.name })}
        description={t('close.consequences')}
        submitLabel={t('close.confirm')}
        onSubmit={async (body) => {
          await close.mutateAsync({ params: { id: record.id }, body });
          // By loading again: nothing of the company stays on screen.
          leaveTo(homePaths.recruiterHome);
        }}
        onClose={onClose}
      >
        <TextField
          label={t('close.type', { name: record.name })}
          autoComplete="off"
          required
          {...form.register('name')}
          error={form.errorOf('name')}
        />
      </FormDialog>
      {identity.dialog}
    </>
  );
}
