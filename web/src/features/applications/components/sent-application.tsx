import type { ApplicationSent } from '@prova/contract/applications/applications';
import type { ShownProfile as Shown } from '@prova/contract/applications/shown-profile';
import { showPhone } from '@prova/contract/phone';
import { ChevronDown, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { formatBytes } from '../../../ui/bytes.ts';
import { Card } from '../../../ui/card.tsx';
import { isShown, ShownProfile } from './shown-profile.tsx';

const LINKS = ['portfolio', 'linkedin', 'github', 'website'] as const;

/**
 * What was sent, folded.
 * @param onOpen the link to the résumé holds for ten minutes: it is asked for again
 */
export function SentApplication({
  sent,
  shown,
  company,
  onOpen,
}: {
  sent: ApplicationSent;
  /** What the company is shown of the profile besides. */
  shown: Shown;
  company: string;
  onOpen: () => void;
}) {
  const { t } = useTranslation('application-status');
  const { locale } = useFormat();
  const { resume } = sent;
  return (
    <Card as="section">
      <details
        className="group"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onOpen();
        }}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-sm">
          <h2 className="text-h4">{t('sent.title')}</h2>
          <ChevronDown className="size-5 shrink-0 text-muted group-open:rotate-180" aria-hidden="true" />
        </summary>
        <dl className="mt-3 flex flex-col gap-4 border-t pt-4">
          <Sent label={t('sent.fullName')}>{sent.fullName}</Sent>
          <Sent label={t('sent.email')}>{sent.email}</Sent>
          {sent.phone && <Sent label={t('sent.phone')}>{showPhone(sent.phone)}</Sent>}
          {resume && (
            <Sent label={t('sent.resume')}>
              <a
                href={resume.viewUrl}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-2 font-semibold text-brand underline"
              >
                <FileText className="size-4 shrink-0" aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">{resume.name}</span>
              </a>{' '}
              <span className="text-muted">{formatBytes(resume.bytes, locale)}</span>
            </Sent>
          )}
          {LINKS.map(
            (name) =>
              sent[name] && (
                <Sent key={name} label={t(`sent.${name}`)}>
                  <a href={sent[name]} target="_blank" rel="noreferrer nofollow" className="text-brand underline">
                    {sent[name]}
                  </a>
                </Sent>
              ),
          )}
          {sent.coverLetter && <Sent label={t('sent.coverLetter')}>{sent.coverLetter}</Sent>}
          {sent.answers.map(({ questionId, question, answer }) => (
            <Sent key={questionId} label={question}>
              {answer}
            </Sent>
          ))}
        </dl>
        {isShown(shown) && (
          <div className="mt-5 border-t pt-4">
            <ShownProfile shown={shown} company={company} />
          </div>
        )}
      </details>
    </Card>
  );
}

function Sent({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted wrap-anywhere">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
