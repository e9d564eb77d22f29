import { WITHDRAWALS_MONTHS } from '@prova/contract/billing/billing-fields';
import { type Payment, withdrawPayment } from '@prova/contract/billing/payments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByBilling } from '../billing.queries.ts';
import { useBilling, usePlanName } from '../use-billing.ts';

/** Takes a purchase back, after saying what ends with it. */
export function WithdrawDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('billing');
  const { audience } = useBilling();
  const format = useFormat();
  const nameOf = usePlanName();
  const { id, plan, period, amountCents, currency } = payment;
  const amount = format.money(amountCents, currency);
  const withdraw = useCall(withdrawPayment, {
    invalidates: changedByBilling,
    meta: { quiet: true },
    onSuccess: () => void toast.success(t('withdraw.done', { amount })),
  });
  return (
    <ConfirmDialog
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.confirm')}
      cancelLabel={t('withdraw.cancel')}
      danger
      details={
        <div className="flex flex-col gap-2">
          <p>{t(`withdraw.${audience}`)}</p>
          <p>{t('order.withdrawalsMax', { months: WITHDRAWALS_MONTHS })}</p>
        </div>
      }
      onConfirm={() => withdraw.mutateAsync({ params: { id } })}
      onClose={onClose}
    >
      {t('withdraw.text', { plan: nameOf(plan, period), amount })}
    </ConfirmDialog>
  );
}
