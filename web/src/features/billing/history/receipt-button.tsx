import { downloadReceipt, type Payment } from '@prova/contract/billing/payments';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Making a PDF may take a while. */
const TIMEOUT_MS = 30_000;

/** The receipt of a payment as a PDF. */
export function ReceiptButton({ payment: { id, number } }: { payment: Pick<Payment, 'id' | 'number'> }) {
  const { t } = useTranslation('billing');
  const download = useCall(downloadReceipt, {
    call: { timeoutMs: TIMEOUT_MS },
    meta: { quiet: true },
    onSuccess: ({ name, mime, content }) => saveBase64(name, content, mime),
    onError: (error) => void toast.error(t('history.downloadFailed'), { description: messageOf(error) }),
  });
  return (
    <Button
      size="sm"
      className="justify-self-start max-lg:col-span-2"
      icon={<Download className="size-4" />}
      busy={download.isPending}
      aria-label={t('history.downloadOf', { number })}
      onClick={() => download.mutate({ params: { id } })}
    >
      {t('history.download')}
    </Button>
  );
}
