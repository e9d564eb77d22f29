import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** What comes next: the link in the mail. */
export function RequestSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('data-requests');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone; whoever reads by ear goes on from here.
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card className="flex flex-col items-start gap-4">
      <span className="grid size-12 place-items-center rounded-card bg-brand-soft text-brand">
        <MailCheck className="size-6" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {t('sentTitle')}
      </h1>
      <p className="wrap-break-word">{t('sent', { email })}</p>
      <p className="text-muted">{t('sentMissing')}</p>
      <Button onClick={onAgain}>{t('another')}</Button>
    </Card>
  );
}
