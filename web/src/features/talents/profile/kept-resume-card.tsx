import { forgetResume, getKeptResume, type KeptResume } from '@prova/contract/talents/kept-resume';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { queryOf, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { formatBytes } from '../../../ui/bytes.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { PUBLIC_PAGE_ID } from './public-address-card.tsx';

/** The résumé that is kept to apply with, and the way to erase it; nothing without one. */
export function KeptResumeCard() {
  const { t } = useTranslation('talent-profile');
  const { locale, date } = useFormat();
  // Its link is good for ten minutes.
  const { data } = useQuery({ ...queryOf(getKeptResume), refetchInterval: 5 * 60_000 });
  // What the question is about stands until it is closed.
  const [asking, setAsking] = useState<KeptResume>(null);
  const shown = data ?? asking;
  const erased = useRef(false);
  const forget = useCall(forgetResume, {
    invalidates: [getKeptResume],
    onSuccess: () => {
      erased.current = true;
      toast.success(t('keptResume.erased'));
    },
  });
  const isGone = shown === null;
  useEffect(() => {
    if (!isGone || !erased.current) return;
    erased.current = false;
    // The button that asked has gone, and took the focus along where it still had it.
    if (document.activeElement === document.body)
      document.getElementById(PUBLIC_PAGE_ID)?.focus({ preventScroll: true });
  }, [isGone]);
  if (!shown) return null;
  const { name, bytes, keptAt, viewUrl } = shown;
  return (
    <Card as="section" aria-labelledby="kept-resume">
      <h2 id="kept-resume" className="text-h5">
        {t('keptResume.title')}
      </h2>
      <p className="mt-1 text-small text-muted">{t('keptResume.text')}</p>
      <p className="mt-2 flex min-w-0 gap-2">
        <FileText className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          <a href={viewUrl} target="_blank" rel="noreferrer" className="rounded-sm text-brand underline">
            {name}
          </a>{' '}
          <span className="text-small text-muted">
            {formatBytes(bytes, locale)} · {date(keptAt)}
          </span>
        </span>
      </p>
      <Button size="sm" variant="ghost" className="mt-1 -ml-3" onClick={() => setAsking(shown)}>
        {t('keptResume.erase')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('keptResume.ask')}
          confirmLabel={t('keptResume.erase')}
          onConfirm={() => forget.mutateAsync({})}
          onClose={() => setAsking(null)}
        >
          {t('keptResume.askText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
