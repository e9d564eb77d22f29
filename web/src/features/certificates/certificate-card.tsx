import {
  type CertificateChoices,
  type CertificateFormat,
  downloadCertificate,
  getCertificate,
  type OwnCertificate,
  type OwnCertificates,
  putCertificate,
  withdrawCertificate,
} from '@prova/contract/certificates/certificates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, ExternalLink, Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { useFormat } from '../../lib/format.ts';
import { invalidate, queryOf, useCall } from '../../lib/query.ts';
import { SLOW_TIMEOUT_MS } from '../../lib/request.ts';
import { saveBase64 } from '../../lib/save-file.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Shown until somebody chooses: the name, and nothing else. */
const LITTLE: CertificateChoices = { showsName: true, showsScore: false, showsPlace: false, showsCompany: false };

/** The certificate of a result: issued, chosen, downloaded, withdrawn. */
export function CertificateCard({ id, proves }: { id: string; proves: boolean }) {
  const { t } = useTranslation('own-certificate');
  const certificates = useQuery(queryOf(getCertificate, { params: { id } }));
  // Of what proves nothing there is no certificate: at most one that has ended.
  if (!proves) return certificates.data?.overruledAt ? <Overruled at={certificates.data.overruledAt} /> : null;
  return (
    <Card as="section" aria-labelledby="result-certificate" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="result-certificate" className="text-h5">
          {t('title')}
        </h2>
        <p className="text-small text-muted">{t('lead')}</p>
      </div>
      <QueryView
        query={certificates}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        }
        failure={{ title: t('loadError') }}
      >
        {(data) =>
          data.certificate ? (
            <Issued id={id} certificates={data} certificate={data.certificate} />
          ) : (
            <NotIssued id={id} certificates={data} />
          )
        }
      </QueryView>
    </Card>
  );
}

function Overruled({ at }: { at: string }) {
  const { t } = useTranslation('own-certificate');
  const format = useFormat();
  return <Callout kind="warning">{t('overruled', { date: format.date(at, 'America/Sao_Paulo') })}</Callout>;
}

function NotIssued({ id, certificates }: { id: string; certificates: OwnCertificates }) {
  const { t } = useTranslation('own-certificate');
  const client = useQueryClient();
  const [choices, setChoices] = useState(LITTLE);
  const issue = useCall(putCertificate, {
    invalidates: [getCertificate],
    meta: { quiet: true },
    onSuccess: () => void toast.success(t('issued')),
    onError: (error) => {
      toast.error(t('issueFailed'), { description: messageOf(error) });
      void invalidate(client, [getCertificate]);
    },
  });
  const format = useFormat();
  if (!certificates.possible) return <Callout kind="plain">{t('tooLate')}</Callout>;
  return (
    <>
      <Choices
        choices={choices}
        hasPlace={certificates.hasPlace}
        onChange={(change) => setChoices({ ...choices, ...change })}
      />
      <p className="text-small text-muted">{t('copies')}</p>
      {certificates.overruledAt && (
        <p className="text-small text-muted">
          {t('overruledBefore', { date: format.date(certificates.overruledAt, 'America/Sao_Paulo') })}
        </p>
      )}
      {certificates.withdrawn > 0 && (
        <p className="text-small text-muted">{t('withdrawnCount', { count: certificates.withdrawn })}</p>
      )}
      <Button
        variant="primary"
        className="self-start"
        busy={issue.isPending}
        onClick={() => issue.mutate({ params: { id }, body: { ...choices, seen: null } })}
      >
        {t(certificates.withdrawn > 0 ? 'issueAgain' : 'issue')}
      </Button>
    </>
  );
}

type IssuedProps = { id: string; certificates: OwnCertificates; certificate: OwnCertificate };

function Issued({ id, certificates, certificate }: IssuedProps) {
  const { t } = useTranslation('own-certificate');
  const format = useFormat();
  const client = useQueryClient();
  const [withdrawing, setWithdrawing] = useState(false);
  const { showsName, showsScore, showsPlace, showsCompany, expired, validUntil, url, changedAt } = certificate;
  const choices = { showsName, showsScore, showsPlace, showsCompany };
  const change = useCall(putCertificate, {
    invalidates: [getCertificate],
    meta: { quiet: true },
    onSuccess: () => void toast.success(t('saved')),
    onError: (error) => {
      toast.error(t('saveFailed'), { description: messageOf(error) });
      void invalidate(client, [getCertificate]);
    },
  });
  const withdraw = useCall(withdrawCertificate, {
    invalidates: [getCertificate],
    meta: { quiet: true },
    onSuccess: () => void toast.success(t('withdrawn')),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'));
    } catch {
      // Forbidden, or the page is not served securely.
      toast.warning(t('copyFailed', { link: url }), { duration: 15_000 });
    }
  };
  // As its page and the PDF have it.
  const date = format.date(validUntil, 'America/Sao_Paulo');
  return (
    <>
      <div className="flex flex-col items-start gap-1">
        {expired ? <Badge tone="amber">{t('expired', { date })}</Badge> : <Badge>{t('valid', { date })}</Badge>}
        <p className="text-small text-muted">{t('since', { date: format.dateTime(certificate.changedAt) })}</p>
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-small font-semibold">{t('address')}</p>
        <p className="tabular text-small wrap-anywhere">{url}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton
            size="sm"
            variant="secondary"
            href={new URL(url).pathname}
            target="_blank"
            icon={<ExternalLink className="size-4" />}
          >
            {t('open')}
          </LinkButton>
          <Button size="sm" variant="ghost" icon={<Link2 className="size-4" />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <DownloadButton id={id} format="pdf" label={t('pdf')} />
        {!expired && (
          <LinkButton
            variant="secondary"
            href={linkedInAddress(certificate)}
            target="_blank"
            icon={<ExternalLink className="size-4" />}
          >
            {t('linkedIn')}
          </LinkButton>
        )}
        <DownloadButton id={id} format="jwt" label={t('badge')} />
      </div>
      <p className="text-small text-muted">{t('badgeHint')}</p>
      <Choices
        choices={{ ...choices, ...(change.isPending && (change.variables.body as CertificateChoices)) }}
        hasPlace={certificates.hasPlace}
        disabled={change.isPending}
        onChange={(chosen) => change.mutate({ params: { id }, body: { ...choices, ...chosen, seen: changedAt } })}
      />
      <p className="text-small text-muted">{t('copies')}</p>
      <Button variant="danger-quiet" size="sm" className="self-start" onClick={() => setWithdrawing(true)}>
        {t('withdraw')}
      </Button>
      {withdrawing && (
        <ConfirmDialog
          title={t('withdrawTitle')}
          confirmLabel={t('withdraw')}
          failureTitle={t('withdrawFailed')}
          danger
          onConfirm={() => withdraw.mutateAsync({ params: { id } })}
          onClose={() => setWithdrawing(false)}
        >
          {t('withdrawText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** LinkedIn's own form for a certificate, filled in: nothing leaves before the talent saves it there. */
function linkedInAddress({ title, url, code, issuedAt, validUntil }: OwnCertificate): string {
  const [issued, ends] = [new Date(issuedAt), new Date(validUntil)];
  return `https://www.linkedin.com/profile/add?${new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: 'Prova',
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    expirationYear: String(ends.getUTCFullYear()),
    expirationMonth: String(ends.getUTCMonth() + 1),
    certUrl: url,
    certId: code,
  })}`;
}

function DownloadButton({ id, format, label }: { id: string; format: CertificateFormat; label: string }) {
  const { t } = useTranslation('own-certificate');
  const download = useCall(downloadCertificate, {
    call: { timeoutMs: SLOW_TIMEOUT_MS },
    meta: { quiet: true },
    onSuccess: ({ name, mime, content }) => saveBase64(name, content, mime),
    onError: (error) => void toast.error(t('downloadFailed'), { description: messageOf(error) }),
  });
  return (
    <Button
      variant="secondary"
      icon={<Download className="size-4" />}
      busy={download.isPending}
      onClick={() => download.mutate({ params: { id }, query: { format } })}
    >
      {label}
    </Button>
  );
}

type ChoicesProps = {
  choices: CertificateChoices;
  hasPlace: boolean;
  disabled?: boolean;
  onChange: (change: Partial<CertificateChoices>) => void;
};

function Choices({ choices, hasPlace, disabled = false, onChange }: ChoicesProps) {
  const { t } = useTranslation('own-certificate');
  const id = useId();
  const choice = (name: keyof CertificateChoices, hint?: string) => (
    <Switch
      label={t(name)}
      hint={hint}
      checked={choices[name]}
      disabled={disabled}
      onChange={(on) => onChange({ [name]: on })}
    />
  );
  return (
    <fieldset aria-describedby={id} className="flex flex-col gap-2">
      <legend className="mb-1 text-small font-semibold">{t('choices')}</legend>
      <p id={id} className="text-small text-muted">
        {t('always')}
      </p>
      {choice('showsName', t('showsNameHint'))}
      {choice('showsScore')}
      {hasPlace && choice('showsPlace', t('showsPlaceHint'))}
      {choice('showsCompany')}
    </fieldset>
  );
}
