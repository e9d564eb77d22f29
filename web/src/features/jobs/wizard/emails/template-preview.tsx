import { templateContent } from '@prova/contract/jobs/job-email-templates';
import { renderTemplate } from '@prova/contract/jobs/template-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../lib/api-error.ts';
import { queryOf } from '../../../../lib/query.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Draft, TemplateDraft } from '../step-data.ts';

type Props = { template: TemplateDraft; draft: Draft | null; stageName: string };

/** The mail as a candidate reads it: the template, or the product's words while the company is not verified. */
export function TemplatePreview({ template, draft, stageName }: Props) {
  const { t } = useTranslation('wizard');
  if (draft && !draft.companyVerified) return <SentForNow id={template.id} />;
  const values = {
    candidateName: t('emails.sampleName'),
    jobTitle: draft?.title ?? '',
    companyName: draft?.companyName ?? '',
    statusName: stageName || t('emails.sampleStatus'),
  };
  return (
    <Shown
      title={t('emails.preview')}
      subject={renderTemplate(template.subject, values)}
      text={renderTemplate(template.body, values)}
    />
  );
}

/** The server knows what it sends. A template that it does not have yet has no mail either. */
function SentForNow({ id }: { id: string | undefined }) {
  const { t } = useTranslation('wizard');
  const { data, error } = useQuery({
    ...queryOf(templateContent, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  if (error) return <p className="text-small text-muted">{messageOf(error)}</p>;
  if (!data) return id === undefined ? null : <Skeleton className="h-48 w-full" />;
  return <Shown title={t('emails.sentForNow')} subject={data.subject} text={data.text} />;
}

function Shown({ title, subject, text }: { title: string; subject: string; text: string }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-card border bg-bg">
      <p className="border-b px-4 py-2 text-small text-muted">{title}</p>
      <p className="border-b px-4 py-2 font-semibold wrap-break-word">{subject}</p>
      <p className="px-4 py-3 wrap-break-word whitespace-pre-wrap">{text}</p>
    </section>
  );
}
