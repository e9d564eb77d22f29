import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { pageOf, useLastPage } from '../../../lib/page-number.ts';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { paymentsQuery } from '../billing.queries.ts';
import { PAYMENT_COLUMNS, PaymentRow } from './payment-row.tsx';

const COLUMNS = ['date', 'plan', 'amount', 'status', 'receipt'] as const;

/** What was paid, the newest first, with receipts and the way to take a purchase back. */
export function Payments() {
  const { t } = useTranslation('billing');
  const [address, setAddress] = useSearchParams();
  const page = pageOf(address);
  const payments = useQuery(paymentsQuery(page));
  const goTo = (page: number) => {
    const next = new URLSearchParams(address);
    next.set('page', String(page));
    setAddress(next, { preventScrollReset: true });
  };
  useLastPage(page, payments, goTo);
  return (
    <section aria-labelledby="payments" className="flex flex-col gap-3">
      <h2 id="payments" className="text-h4">
        {t('history.title')}
      </h2>
      <QueryView
        query={payments}
        skeleton={<SkeletonRows rows={3} trail />}
        failure={{ title: t('history.loadError'), level: 3 }}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState icon={<ReceiptText />} title={t('history.empty')} level={3}>
            {t('history.emptyText')}
          </EmptyState>
        }
      >
        {({ data }) => (
          <div className="rounded-card border bg-surface">
            {/* On a phone, and to who hears it, each value says itself what it is. */}
            <div
              aria-hidden="true"
              className={`${PAYMENT_COLUMNS} border-b px-4 py-2.5 text-small font-semibold text-muted max-lg:hidden`}
            >
              {COLUMNS.map((column) => (
                <span key={column}>{t(`history.${column}`)}</span>
              ))}
            </div>
            <ul
              aria-label={t('history.list')}
              className={cx('divide-y divide-border', payments.isPlaceholderData && 'opacity-60')}
            >
              {data.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </ul>
          </div>
        )}
      </QueryView>
      <Pagination page={page} totalPages={payments.data?.meta.totalPages ?? 1} onPage={goTo} />
    </section>
  );
}
