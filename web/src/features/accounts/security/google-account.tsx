import { addGoogle, removeGoogle } from '@prova/contract/accounts/google';
import { getSecondFactors } from '@prova/contract/accounts/security';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGivenUp } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useConfirmIdentity } from '../components/confirm-identity.tsx';
import { offersGoogle } from '../google-offered.ts';
import { SecuritySection } from './security-section.tsx';

const GoogleAnswer = lazy(async () => ({ default: (await import('../components/google-answer.tsx')).GoogleAnswer }));

/** Signing in with Google. Nothing where the server has no client id and the account no Google. */
export function GoogleAccount({ linked, removable }: { linked: boolean; removable: boolean }) {
  const { t } = useTranslation('security');
  const identity = useConfirmIdentity();
  const [removing, setRemoving] = useState(false);
  const add = useCall(addGoogle, {
    // The button shows what went wrong.
    meta: { quiet: true },
    around: identity.confirmed,
    invalidates: [getSecondFactors],
    onSuccess: () => toast.success(t('google.added')),
  });
  const remove = useCall(removeGoogle, {
    around: identity.confirmed,
    invalidates: [getSecondFactors],
    onSuccess: () => toast.success(t('google.removed')),
    meta: { quiet: true },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(linked);
  useEffect(() => {
    if (shown.current === linked) return;
    shown.current = linked;
    // The button that was pressed is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [linked]);
  if (!linked && !offersGoogle()) return null;
  const send = async (token: string) => {
    try {
      await add.mutateAsync({ body: { token } });
    } catch (error) {
      // Whoever does not want to confirm who they are knows that.
      if (!isGivenUp(error)) throw error;
    }
  };
  return (
    <SecuritySection
      heading={heading}
      title={t('google.title')}
      intro={t('google.intro')}
      badge={<Badge tone={linked ? 'green' : 'plain'}>{t(linked ? 'on' : 'off')}</Badge>}
      actions={
        linked && (
          <Button disabledReason={removable ? undefined : t('google.onlyWay')} onClick={() => setRemoving(true)}>
            {t('google.remove')}
          </Button>
        )
      }
    >
      {!linked && (
        <div className="w-full max-w-xs">
          <Suspense fallback={<Skeleton className="h-control w-full" />}>
            <GoogleAnswer label={t('google.add')} prompt onToken={send} />
          </Suspense>
        </div>
      )}
      {removing && (
        <ConfirmDialog
          danger
          title={t('google.removeTitle')}
          confirmLabel={t('google.remove')}
          onConfirm={() => remove.mutateAsync({})}
          onClose={() => setRemoving(false)}
        >
          {t('google.removeText')}
        </ConfirmDialog>
      )}
      {identity.dialog}
    </SecuritySection>
  );
}
