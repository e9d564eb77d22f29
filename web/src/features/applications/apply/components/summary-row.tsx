import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { formatBytes } from '../../../../ui/bytes.ts';
import type { SentResume } from '../apply-values.ts';

const ROW = 'flex items-start justify-between gap-3 border-b border-border pb-3';

/** A field as it will be sent, and the way to change it. */
export function SummaryRow({ label, value, onEdit }: { label: string; value: string; onEdit: () => void }) {
  const { t } = useTranslation('submission');
  return (
    <div className={ROW}>
      <div className="min-w-0">
        <p className="text-small text-muted">{label}</p>
        <p className={value ? 'whitespace-pre-line wrap-anywhere' : 'text-muted'}>{value || t('profile.left')}</p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        className="-mr-3 shrink-0"
        aria-label={t(value ? 'profile.editField' : 'profile.addField', { field: label })}
        onClick={onEdit}
      >
        {t(value ? 'profile.edit' : 'profile.add')}
      </Button>
    </div>
  );
}

/** The résumé that is kept or was sent before, as it will be sent. */
export function SentResumeRow({
  label,
  resume,
  onReplace,
}: {
  label: string;
  resume: SentResume;
  onReplace: (() => void) | undefined;
}) {
  const { t, i18n } = useTranslation('submission');
  const { date } = useFormat();
  return (
    <div className={ROW}>
      <div className="flex min-w-0 gap-2">
        <FileText className="mt-1 size-5 shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0">
          <p className="text-small text-muted">{label}</p>
          <p className="wrap-anywhere">
            <a href={resume.viewUrl} target="_blank" rel="noreferrer" className="rounded-sm text-brand underline">
              {resume.name}
            </a>{' '}
            <span className="text-muted">{formatBytes(resume.bytes, i18n.language)}</span>
          </p>
          <p className="text-small text-muted">
            {resume.companyName === null
              ? t('profile.resumeKept', { date: date(resume.sentAt) })
              : t('profile.resumeOf', { company: resume.companyName, date: date(resume.sentAt) })}
          </p>
        </div>
      </div>
      {onReplace && (
        <Button
          size="sm"
          variant="quiet"
          className="-mr-3 shrink-0"
          aria-label={t('profile.replaceResume')}
          onClick={onReplace}
        >
          {t('profile.replace')}
        </Button>
      )}
    </div>
  );
}

/** Offers that résumé in the place of a file. */
export function SentResumeOffer({ resume, onUse }: { resume: SentResume; onUse: () => void }) {
  const { t } = useTranslation('submission');
  const { date } = useFormat();
  return (
    <Button size="sm" variant="soft" className="mt-2 text-left wrap-anywhere" onClick={onUse}>
      {resume.companyName === null
        ? t('profile.useKept', { name: resume.name })
        : t('profile.useResume', { name: resume.name, company: resume.companyName, date: date(resume.sentAt) })}
    </Button>
  );
}
