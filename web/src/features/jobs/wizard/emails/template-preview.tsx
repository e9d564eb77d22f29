import { renderTemplate } from '@prova/contract/template-text';
import { useTranslation } from 'react-i18next';
import type { Draft, TemplateDraft } from '../step-data.ts';

type Props = { template: TemplateDraft; draft: Draft | null; stageName: string };

/** The mail as a candidate reads it. */
export function TemplatePreview({ template, draft, stageName }: Props) {
  const { t } = useTranslation('wizard');
  const values = {
    candidateName: t('emails.sampleName'),
    jobTitle: draft?.title ?? '',
    companyName: draft?.companyName ?? '',
    statusName: stageName || t('emails.sampleStatus'),
  };
  return (
    <section aria-label={t('emails.preview')} className="min-w-0 rounded-card border bg-bg">
      <p className="border-b px-4 py-2 text-small text-muted">{t('emails.preview')}</p>
      <p className="border-b px-4 py-2 font-semibold wrap-break-word">{renderTemplate(template.subject, values)}</p>
      <p className="px-4 py-3 wrap-break-word whitespace-pre-wrap">{renderTemplate(template.body, values)}</p>
    </section>
  );
}
