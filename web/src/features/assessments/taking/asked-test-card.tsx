import type { AskedTest, declineTest } from '@prova/contract/assessments/taking';
import { takingPaths } from '@prova/contract/assessments/taking-paths';
import { to } from '@prova/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useTestFacts } from '../components/use-test-facts.ts';
import { EarlierResult } from './earlier-result.tsx';

type Props = { test: AskedTest; token: string; timeZone: string; company: string; onChanged: () => void };

const TONES = {
  sent: 'blue',
  started: 'amber',
  done: 'green',
  declined: 'plain',
  expired: 'plain',
  cancelled: 'plain',
} as const;

/** A test that is asked, with what can be done about it now. */
export function AskedTestCard({ test, token, timeZone, company, onChanged }: Props) {
  const { t } = useTranslation(['taking', 'tests']);
  const format = useFormat();
  const facts = useTestFacts();
  const [declining, setDeclining] = useState(false);
  const { can, status } = test;
  const open = can.start || can.answer;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-small text-muted">
            {t(`tests:category.${test.category}`)} · {t(`tests:difficulty.${test.difficulty}`)}
          </p>
          <h3 className="text-h5 wrap-anywhere">{test.title}</h3>
        </div>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="text-muted">{[facts.questions(test), facts.minutes(test)].join(' · ')}</p>
      {open && (
        <p>
          {t(can.start ? 'startBy' : test.minutes === null ? 'finishBy' : 'endsAt', {
            time: format.appointment(can.answer && test.expiresAt ? test.expiresAt : test.dueAt, timeZone),
          })}
        </p>
      )}
      <EarlierResult test={test} token={token} company={company} onShown={onChanged} />
      {declining ? (
        <Decline
          test={test}
          token={token}
          company={company}
          onBack={() => setDeclining(false)}
          onDone={() => {
            setDeclining(false);
            onChanged();
          }}
        />
      ) : (
        (open || status === 'done') && (
          <div className="flex flex-wrap gap-3">
            <LinkButton variant={open ? 'primary' : 'secondary'} href={to(takingPaths.sitting, { token, id: test.id })}>
              {t(can.start ? 'open' : can.answer ? 'goOn' : 'seeResult')}
            </LinkButton>
            {can.decline && <Button onClick={() => setDeclining(true)}>{t('decline.open')}</Button>}
          </div>
        )
      )}
    </Card>
  );
}

type DeclineProps = { test: AskedTest; token: string; company: string; onBack: () => void; onDone: () => void };

/** Asked once more, since it is final. */
function Decline({ test, token, company, onBack, onDone }: DeclineProps) {
  const { t } = useTranslation('taking');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decline = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await request<typeof declineTest>('POST', '/api/v1/tests/invitations/:token/:id/decline', {
        params: { token, id: test.id },
        body: reason.trim() ? { reason: reason.trim() } : {},
      });
      onDone();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3 border-t pt-3">
      <div>
        <h4 className="font-semibold">{t('decline.title')}</h4>
        <p className="text-muted">{t('decline.text', { company })}</p>
      </div>
      <TextArea
        label={t('decline.reason')}
        hint={t('decline.reasonHint', { company })}
        optional
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {failure && (
        <Callout kind="error" live>
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={() => void decline()}>
          {t('decline.yes')}
        </Button>
        <Button autoFocus onClick={onBack}>
          {t('decline.back')}
        </Button>
      </div>
    </div>
  );
}
