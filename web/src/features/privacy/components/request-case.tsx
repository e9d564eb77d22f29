import { applicationPaths } from '@prova/contract/applications/paths';
import { to } from '@prova/contract/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { listCompanyRequests, type RequestDetail, startRequest } from '@prova/contract/privacy/privacy-requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Moments } from '../../../ui/moments.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { REQUEST_TONES } from '../request/request-tones.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useRequestCall } from './use-request-call.ts';

/** Everything about one request, and the way to its end. */
export function RequestCase({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('company-privacy');
  const format = useFormat();
  return (
    <>
      <PageHeader
        title={t(`kinds.${request.kind}`)}
        crumbs={[
          { label: t('title'), href: privacyPaths.recruiterDataRequests },
          { label: t(`kinds.${request.kind}`) },
        ]}
        badge={
          <>
            <Badge tone={REQUEST_TONES[request.state]}>{t(`states.${request.state}`)}</Badge>
            {request.overdue && <Badge tone="red">{t('overdue', { when: format.day(request.answerBy) })}</Badge>}
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Asked request={request} />
          <Holds request={request} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Actions request={request} />
          <History request={request} />
        </div>
      </div>
    </>
  );
}

function Asked({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('company-privacy');
  const format = useFormat();
  const open = request.answeredAt === null;
  const facts = [
    ...(request.personName ? [[t('detail.person'), request.personName] as const] : []),
    [t('detail.email'), request.email ?? t('somebody')],
    [t('detail.confirmed'), format.date(request.confirmedAt)],
    ...(open ? [[t('detail.due'), format.day(request.answerBy)] as const] : []),
    ...(request.application ? [[t('detail.job'), request.application.jobTitle] as const] : []),
  ] as const;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-0.5 sm:gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted max-sm:mt-1">{name}</dt>
            <dd className="min-w-0 font-semibold wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
      {request.application && (
        <LinkButton
          href={to(applicationPaths.candidate, { id: request.application.id }, { match: 'open' })}
          className="self-start"
        >
          {t('detail.openMatch')}
        </LinkButton>
      )}
      <Words title={t('detail.message')} text={request.message ?? t('detail.noMessage')} />
      {request.extendedAt && (
        <Words
          title={t('detail.extended', { when: format.date(request.extendedAt) })}
          text={request.extensionReason ?? ''}
        />
      )}
      {request.answer && (
        <Words
          title={t(open ? 'detail.draft' : request.state === 'refused' ? 'detail.reason' : 'detail.answer')}
          text={request.answer}
        />
      )}
    </Card>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="text-small text-muted">{title}</p>
      <p className="mt-0.5 wrap-break-word whitespace-pre-line">{text}</p>
    </div>
  );
}

function Holds({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('company-privacy');
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="holds">
      <h2 id="holds" className="text-h4">
        {t('detail.holds')}
      </h2>
      {request.holds.length === 0 ? (
        <p className="mt-2 text-muted">{t('detail.holdsNothing')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-border">
          {request.holds.map((held) => (
            <li key={held.applicationId} className="py-2.5">
              <Link
                href={to(applicationPaths.candidate, { id: held.applicationId })}
                aria-label={t('detail.openApplication', { job: held.jobTitle })}
                className="font-semibold text-brand wrap-break-word hover:underline"
              >
                {held.jobTitle}
              </Link>
              <p className="text-small text-muted wrap-break-word">
                {held.candidateName && `${held.candidateName} · `}
                {t('detail.applied', { when: format.date(held.appliedAt) })}
              </p>
              {held.keptUntil && (
                <p className="text-small">{t('detail.kept', { until: format.date(held.keptUntil) })}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function History({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('company-privacy');
  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history" className="mb-3 text-h4">
        {t('detail.history')}
      </h2>
      <Moments
        moments={request.history.map(({ what, at, by }) => ({
          key: `${at}${what}`,
          at,
          text: by ? t('detail.by', { what: t(`detail.what.${what}`), who: by }) : t(`detail.what.${what}`),
        }))}
      />
    </Card>
  );
}

function Actions({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('company-privacy');
  const [asking, setAsking] = useState<'answer' | 'extend' | 'refuse' | null>(null);
  const start = useRequestCall(startRequest, { invalidates: [listCompanyRequests], done: t('started') });
  const { can } = request;
  const close = () => setAsking(null);
  return (
    <>
      {request.copy && (
        <Callout kind={request.copy === 'failed' ? 'error' : 'info'} live>
          {t(request.copy === 'failed' ? 'detail.copyFailed' : 'detail.copyWorking')}
        </Callout>
      )}
      {request.state === 'withdrawn' && <Callout kind="plain">{t('detail.withdrawn')}</Callout>}
      {can.answer && (
        <Card as="section" aria-labelledby="actions" className="flex flex-col gap-2">
          <h2 id="actions" className="mb-1 text-h4">
            {t('detail.actions')}
          </h2>
          <Button variant="primary" fullWidth onClick={() => setAsking('answer')}>
            {t('detail.reply')}
          </Button>
          {can.start && (
            <Button
              fullWidth
              busy={start.isPending}
              onClick={() => start.mutate({ params: { id: request.id }, body: { version: request.version } })}
            >
              {t('detail.start')}
            </Button>
          )}
          {can.extend && (
            <Button fullWidth onClick={() => setAsking('extend')}>
              {t('detail.extend')}
            </Button>
          )}
          {can.refuse && (
            <Button variant="danger-quiet" fullWidth onClick={() => setAsking('refuse')}>
              {t('detail.refuse')}
            </Button>
          )}
        </Card>
      )}
      {asking === 'answer' && <AnswerDialog request={request} onClose={close} />}
      {(asking === 'extend' || asking === 'refuse') && (
        <ReasonDialog action={asking} request={request} onClose={close} />
      )}
    </>
  );
}
