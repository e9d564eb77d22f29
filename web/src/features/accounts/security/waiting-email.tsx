import { cancelEmailChange, getEmailChange, resendEmailChange } from '@prova/contract/accounts/email-change';
import type { DataOf } from '@prova/contract/endpoint';
import { waitInWords } from '@prova/contract/wait';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/query.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';

type Waiting = NonNullable<DataOf<typeof getEmailChange>['waiting']>;

/** Another address that has not proved itself yet. */
export function WaitingEmail({ waiting, onCancelled }: { waiting: Waiting; onCancelled: () => void }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const locale = useLocale();
  // Counted from when it was read.
  const resendAt = useMemo(() => Date.now() + waiting.resendAfterSeconds * 1000, [waiting]);
  const seconds = useCountdown(resendAt);
  const resend = useCall(resendEmailChange, {
    invalidates: [getEmailChange],
    onSuccess: () => toast.success(t('emailChange.section.sent')),
  });
  const cancel = useCall(cancelEmailChange, {
    invalidates: [getEmailChange],
    onSuccess: () => {
      toast.success(t('emailChange.section.cancelled'));
      onCancelled();
    },
  });
  return (
    <>
      <Callout kind="info" title={t('emailChange.section.waiting', { email: waiting.newEmail })}>
        {t('emailChange.section.waitingText', { until: format.dateTime(waiting.expiresAt) })}
      </Callout>
      <div className="flex flex-wrap items-start gap-2">
        <Button
          busy={resend.isPending}
          disabledReason={
            seconds > 0 ? t('emailChange.section.resendIn', { wait: waitInWords(seconds, locale) }) : undefined
          }
          reasonPlacement="beside"
          onClick={() => resend.mutate({})}
        >
          {t('emailChange.section.resend')}
        </Button>
        <Button variant="ghost" busy={cancel.isPending} onClick={() => cancel.mutate({})}>
          {t('emailChange.section.cancel')}
        </Button>
      </div>
    </>
  );
}
