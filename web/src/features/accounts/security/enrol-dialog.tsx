import type { DataOf } from '@prova/contract/endpoint';
import { confirmTotp, getSecondFactors, type startTotp } from '@prova/contract/security';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CODE_LENGTH, CodeField } from '../components/code-field.tsx';

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
  const formId = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useCall(confirmTotp, {
    meta: { quiet: true },
    invalidates: [getSecondFactors],
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: (error) => {
      setCode('');
      setProblem(messageOf(error));
    },
  });
  return (
    <Dialog
      open
      title={t('totp.enrol')}
      description={t('totp.scan')}
      onClose={onClose}
      dismissable={!confirm.isPending}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={confirm.isPending}>
            {t('totp.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (confirm.isPending) return;
          if (code.length < CODE_LENGTH) setProblem(t('step.codeShort'));
          else confirm.mutate({ body: { code } });
        }}
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
          value={code}
          error={problem}
          onChange={(digits) => {
            setCode(digits);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
