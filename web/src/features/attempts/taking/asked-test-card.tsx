import type { AskedTest } from '@prova/contract/attempts/taking';
import { takingPaths } from '@prova/contract/attempts/taking-paths';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { goOnHref } from '../components/place.ts';
import { AskHelp } from './ask-help.tsx';
import { Decline } from './decline.tsx';
import { EarlierResult } from './earlier-result.tsx';

type Props = {
  test: AskedTest;
  token: string;
  timeZone: string;
  company: string;
  /** A talent chose it; nobody sent it. */
  isChosen: boolean;
  onChanged: () => void;
};

const TONES = {
  sent: 'blue',
  started: 'amber',
  done: 'green',
  declined: 'plain',
  expired: 'plain',
  cancelled: 'plain',
} as const;

/** A test that is asked, with what can be done about it now. */
export function AskedTestCard({ test, token, timeZone, company, isChosen, onChanged }: Props) {
  const { t } = useTranslation(['taking', 'tests']);
  const format = useFormat();
  const facts = useTestFacts();
  const { can, status } = test;
  const open = can.start || can.answer;
  const href = to(takingPaths.attempt, { token, id: test.id });
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
          {t(test.minutes === null ? 'finishBy' : can.start ? 'startBy' : 'endsAt', {
            time: format.appointment(can.answer && test.expiresAt ? test.expiresAt : test.dueAt, timeZone),
          })}
        </p>
      )}
      {(status === 'declined' || status === 'expired' || status === 'cancelled') && (
        <p className="text-small text-muted">{t(isChosen ? 'endedText.chosen' : `endedText.${status}`, { company })}</p>
      )}
      <EarlierResult test={test} token={token} company={company} onShown={onChanged} />
      {(open || status === 'done') && (
        <div className="flex flex-wrap gap-3">
          <LinkButton variant={open ? 'primary' : 'secondary'} href={can.answer ? goOnHref(href) : href}>
            {t(can.answer ? 'goOn' : open ? 'open' : 'seeResult')}
          </LinkButton>
          {can.decline && <Decline test={test} token={token} company={company} onDone={onChanged} />}
        </div>
      )}
      <AskHelp test={test} token={token} company={company} onAsked={onChanged} />
    </Card>
  );
}
