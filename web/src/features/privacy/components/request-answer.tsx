import type { OwnRequest } from '@prova/contract/privacy/privacy-requests';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { formatBytes } from '../../../ui/bytes.ts';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** A request as whoever made it reads it: what was asked, by when an answer comes, and the answer. */
export function RequestAnswer({ request }: { request: OwnRequest }) {
  const { t } = useTranslation('data-requests');
  const format = useFormat();
  const open = request.state === 'confirmed' || request.state === 'working';
  const facts = [
    [t('status.kind'), t(`kinds.${request.kind}`)],
    [t('status.whom'), request.companyName ?? t('prova')],
    [t('status.asked'), format.date(request.askedAt)],
    open && request.answerBy !== null && [t('status.answerBy'), format.day(request.answerBy)],
    request.answeredAt !== null && [t('status.answeredAt'), format.date(request.answeredAt)],
  ].filter((fact): fact is [string, string] => Array.isArray(fact));
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-0.5 sm:gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted max-sm:mt-1">{name}</dt>
            <dd className="min-w-0 font-semibold wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
      {request.message && <Words title={t('status.message')} text={request.message} />}
      {request.extensionReason && open && (
        <Callout kind="warning" title={t('status.extended')}>
          {request.extensionReason}
        </Callout>
      )}
      {request.answer && (
        <Words title={t(request.state === 'refused' ? 'status.reason' : 'status.answer')} text={request.answer} />
      )}
      {request.copy && (
        <div className="flex flex-col items-start gap-2">
          <LinkButton variant="primary" download href={request.copy.link} icon={<Download className="size-4" />}>
            {t('status.copy', { size: formatBytes(request.copy.bytes ?? 0, format.locale) })}
          </LinkButton>
          <p className="text-small text-muted">
            {t('status.copyUntil', { until: format.date(request.copy.expiresAt) })}{' '}
            {request.copy.missingFiles > 0 && t('status.missing', { count: request.copy.missingFiles })}
          </p>
        </div>
      )}
      {request.state === 'refused' && <p className="text-small text-muted">{t('status.complain')}</p>}
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="text-small text-muted">{title}</p>
      <blockquote className="mt-1 border-l-2 border-border-strong pl-3 wrap-break-word whitespace-pre-line">
        {text}
      </blockquote>
    </div>
  );
}
