import { confirmTotp, getSecondFactors, type startTotp } from '@prova/contract/accounts/security';
import type { DataOf } from '@prova/contract/endpoint';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CodeField } from '../components/code-field.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** Shows the seed to an app, as a picture and in letters, and turns it on by a code that the app answers. */
export function EnrolDialog({
  seed,
  onDone,
  onClose,
}: {
  seed: DataOf<typeof startTotp>;
  onDone: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const form = useContractForm(confirmTotp.body, { code: '' }, { words: { code: t('step.codeShort') } });
  const confirm = useCall(confirmTotp, { meta: { quiet: true }, invalidates: [getSecondFactors] });
  return (
    <FormDialog
      form={form}
      title={t('totp.enrol')}
      description={t('totp.scan')}
      submitLabel={t('totp.confirm')}
      onSubmit={async (body) => {
        try {
          const { recoveryCodes } = await confirm.mutateAsync({ body });
          onDone(recoveryCodes);
        } catch (error) {
          // A code is over once it was tried.
          form.setValue('code', '');
          form.setError('code', { type: 'server', message: messageOf(error) });
          return false;
        }
      }}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-5">
        <Suspense fallback={<Skeleton className="size-44" />}>
          <QrCode text={seed.uri} label={t('totp.qr')} />
        </Suspense>
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-sm text-muted">{t('totp.byHand')}</p>
          <code className="mt-1 block font-mono text-sm wrap-anywhere select-all">
            {seed.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </div>
      </div>
      <CodeField
        label={t('step.code')}
        hint={t('totp.codeHint')}
        value={form.watch('code')}
        error={form.errorOf('code')}
        onChange={(digits) => {
          form.setValue('code', digits);
          form.clearErrors();
        }}
      />
    </FormDialog>
  );
}
