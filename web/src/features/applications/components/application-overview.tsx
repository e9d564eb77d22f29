import type {
  ApplicationOverview,
  OwnApplication,
  WithdrawnApplication,
} from '@prova/contract/applications/applications';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Moments } from '../../../ui/moments.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { BankConsent } from './bank-consent.tsx';
import { offerUndo } from './offer-undo.ts';
import { SentApplication } from './sent-application.tsx';
import { Steps } from './steps.tsx';
import { useStageName } from './use-stage-name.ts';
import { Withdraw } from './withdraw.tsx';

const TONES: Record<ApplicationOverview['status'], Tone> = {
  pending: 'plain',
  reviewing: 'blue',
  interviewed: 'blue',
  approved: 'green',
  rejected: 'plain',
};

/** What may be done with an application: by the link of its mail, or signed in. */
export interface EntryPoint {
  readonly withdraw: (reason: { reason?: string }) => Promise<WithdrawnApplication>;
  readonly undoWithdrawal: (eventId: string) => Promise<OwnApplication>;
  readonly decideBank: (consent: boolean) => Promise<{ bankConsent: ApplicationOverview['bankConsent'] }>;
}

/** Where an application stands, for the person whose it is. */
export function Overview({
  status,
  entry,
  onChange,
  offer,
  allHere = false,
  feedback,
  conversation,
  children,
}: {
  status: ApplicationOverview;
  entry: EntryPoint;
  /** Something of it is new, or may have changed: it is loaded again. */
  onChange: (change: Partial<ApplicationOverview>) => void;
  /** The offer that belongs to it, where it may be shown. */
  offer?: ReactNode;
  /** Whatever the candidate is asked for stands on this page. */
  allHere?: boolean;
  /** What the company has said of the application. */
  feedback?: ReactNode;
  /** What the company and the candidate have written to each other. */
  conversation?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('application-status');
  const heading = useRef<HTMLHeadingElement>(null);
  const { undo, withdrawnAt } = status;
  // Also on a page that was loaded again meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is offered once, when it comes.
  useEffect(() => {
    const words = { withdrawn: t('done'), later: t('doneLater'), undone: t('undone') };
    offerUndo(undo, words, async (eventId) => {
      try {
        onChange({ ...(await entry.undoWithdrawal(eventId)), undo: null });
      } catch (error) {
        // Something has happened since: the page shows what.
        onChange({});
        throw error;
      }
    });
  }, [undo?.eventId]);
  const former = useRef(withdrawnAt);
  useEffect(() => {
    // The buttons are gone; whoever reads by ear goes on from the top.
    if (former.current === null && withdrawnAt !== null) heading.current?.focus();
    former.current = withdrawnAt;
  }, [withdrawnAt]);
  const over = status.waitsFor === 'nobody';
  const hired = over && status.stage.type === 'hired';
  const calm = over && !hired;
  return (
    <>
      <header>
        <p className="text-muted">{t('greeting', { name: status.candidateName.split(' ')[0] ?? '' })}</p>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none wrap-break-word">
          {status.jobTitle}
        </h1>
        <p className="mt-1 text-muted wrap-break-word">{status.companyName}</p>
      </header>
      {status.message && <Message message={status.message} companyName={status.companyName} />}
      {offer}
      {feedback}
      <Progress status={status} hired={hired} calm={calm} answersHere={Boolean(offer)} allHere={allHere} />
      {conversation}
      {status.sent && (
        <SentApplication
          sent={status.sent}
          shown={status.shown}
          company={status.companyName}
          onOpen={() => onChange({})}
        />
      )}
      {status.bankConsent !== 'none' && (
        <BankConsent
          state={status.bankConsent}
          decide={entry.decideBank}
          companyName={status.companyName}
          onChange={(bankConsent) => onChange({ bankConsent })}
        />
      )}
      <section className="flex flex-col gap-3">
        <h2 className="text-h4">{t('history')}</h2>
        <Moments
          calm={calm}
          moments={status.history.map(({ at, text }, index) => ({ key: `${at}${index}`, text, at }))}
        />
      </section>
      {status.can.withdraw && <Withdraw send={entry.withdraw} onDone={onChange} />}
      {children}
    </>
  );
}

/** What the company wrote at the end, before anything else. */
function Message({
  message,
  companyName,
}: {
  message: NonNullable<ApplicationOverview['message']>;
  companyName: string;
}) {
  const { t } = useTranslation('application-status');
  const format = useFormat();
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-h5 wrap-break-word">{t('message', { company: companyName })}</h2>
      <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
      <time dateTime={message.at} className="text-small text-muted">
        {format.dateTime(message.at)}
      </time>
    </Card>
  );
}

function Progress({
  status,
  hired,
  calm,
  answersHere,
  allHere,
}: {
  status: ApplicationOverview;
  hired: boolean;
  calm: boolean;
  /** The offer stands on this page. */
  answersHere: boolean;
  allHere: boolean;
}) {
  const { t } = useTranslation('application-status');
  const format = useFormat();
  const stage = useStageName()(status.stage);
  const now = useNow();
  const late = status.replyDueAt !== null && new Date(status.replyDueAt) < now;
  const asked = status.waitsFor === 'candidate';
  const offered = answersHere && asked && status.stage.type === 'offer';
  const ended = status.waitsFor === 'company' ? status.offerEnded : null;
  const turn = offered ? 'offer' : asked && allHere ? 'here' : hired ? 'hired' : (ended ?? status.waitsFor);
  const similar = status.similarSearch ? { search: status.similarSearch } : {};
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="text-h5 font-semibold">{t(calm ? 'lastStage' : 'stage', { stage })}</p>
        {!status.withdrawnAt && !status.closedAt && (
          <Badge tone={ended ? 'plain' : TONES[status.status]}>
            {t(`status.${hired ? 'hired' : (ended ?? status.status)}`)}
          </Badge>
        )}
      </div>
      <p>{t(`turn.${turn}`)}</p>
      {status.withdrawnAt && <p className="text-muted">{t('withdrawn', { date: format.date(status.withdrawnAt) })}</p>}
      {status.closedAt && !status.withdrawnAt && (
        <p className="text-muted">{t('closed', { date: format.date(status.closedAt) })}</p>
      )}
      {status.active && status.replyDueAt && (
        <Callout kind={late ? 'warning' : 'plain'}>
          {t(late ? 'overdue' : 'replyBy', { date: format.date(status.replyDueAt) })}
        </Callout>
      )}
      <Steps status={status} calm={calm} />
      <div className="flex flex-wrap gap-2">
        {calm && (
          <LinkButton variant="primary" href={to(jobPaths.publicJobs, {}, similar)}>
            {t('similar')}
          </LinkButton>
        )}
        <LinkButton variant="soft" href={to(jobPaths.publicJob, { slug: status.jobSlug })}>
          {t('job')}
        </LinkButton>
      </div>
    </Card>
  );
}
