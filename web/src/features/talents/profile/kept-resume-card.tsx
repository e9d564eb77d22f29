import { forgetResume, getKeptResume } from '@prova/contract/talents/kept-resume';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { queryOf, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { formatBytes } from '../../../ui/bytes.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** The résumé that is kept to apply with, and the way to erase it; nothing without one. */
export function KeptResumeCard() {
  const { t } = useTranslation('talent-profile');
  const { locale, date } = useFormat();
  const kept = useQuery(queryOf(getKeptResume));
  const [asking, setAsking] = useState(false);
  const forget = useCall(forgetResume, {
    invalidates: [getKeptResume],
    onSuccess: () => void toast.success(t('keptResume.erased')),
  });
  if (!kept.data) return null;
  const { name, bytes, keptAt, viewUrl } = kept.data;
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
      <Button size="sm" variant="ghost" className="mt-1 -ml-3" onClick={() => setAsking(true)}>
        {t('keptResume.erase')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('keptResume.ask')}
          confirmLabel={t('keptResume.erase')}
          onConfirm={() => forget.mutateAsync({})}
          onClose={() => setAsking(false)}
        >
          {t('keptResume.askText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
