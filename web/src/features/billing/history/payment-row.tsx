import type { PaymentStatus } from '@prova/contract/billing/billing-fields';
import type { Payment, RefundState } from '@prova/contract/billing/payments';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Tone } from '../../../ui/tone.ts';
import { usePlanName } from '../use-billing.ts';
import { ReceiptButton } from './receipt-button.tsx';

const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

const TONES: Readonly<Record<PaymentStatus, Tone>> = {
  paid: 'green',
  pending: 'amber',
  failed: 'red',
  unknown: 'plain',
};

const REFUND_TONES: Readonly<Record<RefundState, Tone>> = { asked: 'blue', given: 'blue', failed: 'amber' };

/** The columns of the list where it is wide enough. */
export const PAYMENT_COLUMNS = 'lg:grid lg:grid-cols-[8rem_minmax(0,1fr)_7rem_9rem_11rem] lg:items-center lg:gap-x-4';

/** A payment; within seven days it can be taken back. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const nameOf = usePlanName();
  const [withdrawing, setWithdrawing] = useState(false);
  const { at, plan, period, amountCents, currency, status, number, refund, withdrawUntil } = payment;
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className={cx('grid grid-cols-2 gap-x-4 gap-y-2', PAYMENT_COLUMNS)}>
        <Cell name={t('history.date')}>
          <time dateTime={at}>{format.date(at)}</time>
        </Cell>
        <Cell name={t('history.plan')}>
          <span className="font-semibold">{nameOf(plan, period)}</span>
        </Cell>
        <Cell name={t('history.amount')}>
          <span className="tabular">{format.money(amountCents, currency)}</span>
        </Cell>
        <Cell name={t('history.status')}>
          <span className="flex flex-wrap gap-1.5">
            <Badge tone={TONES[status]}>{t(`history.statuses.${status}`)}</Badge>
            {refund !== null && <Badge tone={REFUND_TONES[refund]}>{t(`history.refunds.${refund}`)}</Badge>}
          </span>
        </Cell>
        {number === null ? <span className="text-muted max-lg:hidden">–</span> : <ReceiptButton payment={payment} />}
      </div>
      {status === 'unknown' && <p className="text-small text-muted">{t('history.unknownText')}</p>}
      {refund === 'failed' && <p className="text-small text-muted">{t('history.refundFailedText')}</p>}
      {withdrawUntil !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="sm" onClick={() => setWithdrawing(true)}>
            {t('withdraw.action')}
          </Button>
          <span className="text-small text-muted">{t('withdraw.until', { date: format.dateTime(withdrawUntil) })}</span>
        </div>
      )}
      {withdrawing && (
        <Suspense>
          <WithdrawDialog payment={payment} onClose={() => setWithdrawing(false)} />
        </Suspense>
      )}
    </li>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-break-word">
      <span className="block text-small text-muted lg:sr-only">{name}: </span>
      {children}
    </div>
  );
}
