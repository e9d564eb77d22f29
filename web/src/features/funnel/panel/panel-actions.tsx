import { isRejection, nextStage as nextStageOf } from '@prova/contract/applications/application-status';
import type { ApplicationDetail } from '@prova/contract/applications/applications';
import type { Board, Card } from '@prova/contract/funnel/funnel';
import {
  ArrowRight,
  Bot,
  CalendarPlus,
  ClipboardCheck,
  Handshake,
  Lock,
  Mail,
  PauseCircle,
  RotateCcw,
  Send,
} from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuAction } from '../../../ui/menu-group.ts';
import { findCard, interviewAheadOf, placed } from '../board-state.ts';
import type { DialogKind } from '../dialogs/dialog-kinds.ts';
import type { AheadOf } from '../dialogs/what-is-ahead.tsx';
import { useStageMenu } from '../stage-menu.ts';
import type { Action, Changes, Moved, Stage } from '../use-changes.ts';
import { usePanelKeys } from './use-panel-keys.ts';

const WhatIsAhead = lazy(async () => ({ default: (await import('../dialogs/what-is-ahead.tsx')).WhatIsAhead }));

type Name = keyof ApplicationDetail['actions'];

type Props = {
  detail: ApplicationDetail;
  board: Board;
  changes: Changes;
  /** A decision brought this person. */
  arrived: boolean;
  onMove: (card: Moved, stage: Stage) => void;
  onAsk: (kind: DialogKind, id: string) => void;
  onDecide: (id: string) => void;
  /** Where it stands: on top of the panel, or below the head of a page. */
  className?: string;
};

/** It stays in sight while the panel is scrolled. */
const IN_PANEL = '-mx-5 mt-3 border-t px-5 sm:sticky sm:-top-4 sm:z-10 sm:-mt-4 sm:border-t-0';

/** What can be done with an application. What cannot stays reachable, and the line below says why. */
export function PanelActions({
  detail,
  board,
  changes,
  arrived,
  onMove,
  onAsk,
  onDecide,
  className = IN_PANEL,
}: Props) {
  const { t } = useTranslation('funnel');
  const stagesOf = useStageMenu();
  const { id, actions, nextStage, status } = detail;
  const name = detail.candidate.name;
  const refused = (action: Name) => (actions[action].allowed ? undefined : (actions[action].reason ?? undefined));

  const act = (action: Action, how: Parameters<Changes['act']>[2]) => {
    // A toast says what failed.
    changes.act(id, action, how).catch(() => undefined);
  };
  const following = nextStageOf(
    board.columns.map(({ stage }) => stage),
    detail.stageId,
  );
  const stageName = (card: Card) => board.columns.find(({ stage }) => stage.id === card.stageId)?.stage.name;
  const steady = useSteady(arrived, detail.version);
  const decidedVersion = useRef<number>(undefined);
  const card = findCard(board, id);
  /** A second click, or a key that is held down, is no second decision: not of this person, and not of the next one. */
  const isFree = () => {
    const behind = card !== undefined && (card.version > detail.version || card.stageId !== detail.stageId);
    return (
      steady &&
      decidedVersion.current !== detail.version &&
      !behind &&
      !changes.isRunning(id) &&
      !changes.isBehind(id, detail.version)
    );
  };
  const [ahead, setAhead] = useState<AheadOf | null>(null);
  /** At once, or once it is said what becomes of the interview that is ahead. */
  const settling = (proceed: () => void) => {
    const kind = interviewAheadOf(detail);
    if (kind) setAhead({ id, name, kind, proceed });
    else proceed();
  };
  const approve = () => isFree() && settling(goOn);
  const goOn = () => {
    decidedVersion.current = detail.version;
    onDecide(id);
    act(
      { action: 'approve', fromStageId: detail.stageId },
      {
        done: (card) => t('moved', { name, stage: stageName(card) }),
        failed: t('failed.approve', { name }),
        ...(following?.mails && { note: t('mailSoon') }),
        ...(following && { guess: (card: Card) => placed(card, following) }),
      },
    );
  };
  const reject = () => isFree() && onAsk('reject', id);
  usePanelKeys({
    a: () => !refused('approve') && !(resting && actions.reopen.allowed) && approve(),
    r: () => !refused('reject') && reject(),
  });
  const failed = t('failed.status', { name });
  const reopen = () => isFree() && act({ action: 'reopen' }, { done: () => t('reopened', { name }), failed });
  const hold = () =>
    isFree() &&
    settling(() =>
      act(
        { action: 'hold' },
        { done: () => t('held', { name }), failed, guess: (card) => ({ ...card, status: 'put_on_hold' as const }) },
      ),
    );

  // Nothing leads on from an offer that was not accepted; what may be done instead is said, and another one comes first.
  const offerEnded = (status === 'offer_declined' || status === 'offer_expired') && refused('approve');
  const resting = isRejection(status) || status === 'put_on_hold';
  const reopenLabel = t(status === 'put_on_hold' ? 'actions.resume' : 'actions.reopen');
  const approveLabel = nextStage ? t('actions.approveTo', { stage: nextStage.name }) : t('actions.approve');
  const standing = {
    status,
    stageId: detail.stageId,
    withdrawn: detail.withdrawnAt !== null,
    closed: detail.closedAt !== null,
    liveOffer: status === 'offer_sent',
    testOut: detail.testOut,
    interviewAhead: detail.interviewAhead,
  };
  const entry = (action: Name, item: Omit<MenuAction, 'id'>): MenuAction => {
    const reason = refused(action);
    return { ...item, id: action, ...(reason ? { disabled: true, hint: reason } : {}) };
  };
  // Once it is over, what cannot be done is no news for each button: one sentence says why.
  const ended = standing.withdrawn || standing.closed || status === 'hired' || isRejection(status);
  const offers = (action: Name) => !ended || actions[action].allowed;
  // In a stage of tests it is the next step; elsewhere one of several.
  const testing = detail.stage.type === 'test' && detail.can.handleTests;
  const interviewing = detail.stage.type === 'interview' && detail.can.handleInterviews;
  const aiInterviewing = detail.stage.type === 'interview_ia' && detail.can.handleInterviews;
  const further = (
    ['send_test', 'schedule_interview', 'schedule_ai_interview', 'hold', 'reopen', 'hire'] as const
  ).filter(
    (action) =>
      offers(action) &&
      (action !== 'hire' || detail.can.hire) &&
      (action !== 'send_test' || (detail.can.handleTests && !testing)) &&
      (action !== 'schedule_interview' || (detail.can.handleInterviews && !interviewing)) &&
      (action !== 'schedule_ai_interview' || (detail.can.handleInterviews && !aiInterviewing)),
  );
  const reasons = reasonsOf(detail, [
    ...((resting && actions.reopen.allowed) || offerEnded ? [] : [['approve', t('actions.approve')] as const]),
    ['move', t('move.label')],
    ...(testing ? [['send_test', t('actions.send_test')] as const] : []),
    ...(interviewing ? [['schedule_interview', t('actions.schedule_interview')] as const] : []),
    ...(aiInterviewing ? [['schedule_ai_interview', t('actions.schedule_ai_interview')] as const] : []),
    ...(detail.can.handleOffers ? [['send_offer', t('actions.send_offer')] as const] : []),
    ['reject', t('actions.reject')],
  ]);

  return (
    <div
      data-actions=""
      aria-busy={!steady || undefined}
      onKeyDownCapture={(event) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
      className={cx('border-b border-border bg-surface py-3', className)}
    >
      <div className="flex flex-wrap gap-2 has-[>:only-child:empty]:hidden">
        {resting && actions.reopen.allowed ? (
          <Button variant="primary" icon={<RotateCcw className="size-4" />} onClick={reopen}>
            {reopenLabel}
          </Button>
        ) : (
          offers('approve') &&
          !offerEnded && (
            <Button
              variant="primary"
              icon={refused('approve') ? <Lock className="size-4" /> : <ArrowRight className="size-4" />}
              disabledReason={refused('approve')}
              reasonPlacement="elsewhere"
              onClick={approve}
            >
              {approveLabel}
            </Button>
          )
        )}
        {refused('move') ? (
          offers('move') && (
            <Button icon={<Lock className="size-4" />} disabledReason={refused('move')} reasonPlacement="elsewhere">
              {t('move.label')}
            </Button>
          )
        ) : (
          <Menu
            label={t('move.label')}
            variant="secondary"
            placement="bottom start"
            groups={[
              {
                id: 'stages',
                title: t('move.to'),
                items: stagesOf(board, standing, (stage) =>
                  onMove({ id, name, status, stageId: detail.stageId }, stage),
                ),
              },
            ]}
          />
        )}
        {testing && offers('send_test') && (
          <Button
            icon={refused('send_test') ? <Lock className="size-4" /> : <ClipboardCheck className="size-4" />}
            disabledReason={refused('send_test')}
            reasonPlacement="elsewhere"
            onClick={() => onAsk('test', id)}
          >
            {t('actions.send_test')}
          </Button>
        )}
        {interviewing && offers('schedule_interview') && (
          <Button
            icon={refused('schedule_interview') ? <Lock className="size-4" /> : <CalendarPlus className="size-4" />}
            disabledReason={refused('schedule_interview')}
            reasonPlacement="elsewhere"
            onClick={() => onAsk('interview', id)}
          >
            {t('actions.schedule_interview')}
          </Button>
        )}
        {aiInterviewing && offers('schedule_ai_interview') && (
          <Button
            icon={refused('schedule_ai_interview') ? <Lock className="size-4" /> : <Bot className="size-4" />}
            disabledReason={refused('schedule_ai_interview')}
            reasonPlacement="elsewhere"
            onClick={() => onAsk('aiInterview', id)}
          >
            {t('actions.schedule_ai_interview')}
          </Button>
        )}
        {detail.can.handleOffers && offers('send_offer') && (
          <Button
            {...(offerEnded && { variant: 'primary' })}
            icon={refused('send_offer') ? <Lock className="size-4" /> : <Send className="size-4" />}
            disabledReason={refused('send_offer')}
            reasonPlacement="elsewhere"
            onClick={() => onAsk('offer', id)}
          >
            {t(offerEnded ? 'actions.send_another_offer' : 'actions.send_offer')}
          </Button>
        )}
        <span className="ml-auto flex gap-2">
          {offers('reject') && (
            <Button
              variant="danger-quiet"
              {...(refused('reject') && { icon: <Lock className="size-4" /> })}
              disabledReason={refused('reject')}
              reasonPlacement="elsewhere"
              onClick={reject}
            >
              {t('actions.reject')}
            </Button>
          )}
          {further.length > 0 && (
            <Menu
              label={t('actions.more', { name })}
              iconOnly
              variant="secondary"
              groups={[
                {
                  id: 'more',
                  items: further.map(
                    (action) =>
                      ({
                        send_test: entry('send_test', {
                          label: t('actions.send_test'),
                          icon: <ClipboardCheck />,
                          onAction: () => onAsk('test', id),
                        }),
                        schedule_interview: entry('schedule_interview', {
                          label: t('actions.schedule_interview'),
                          icon: <CalendarPlus />,
                          onAction: () => onAsk('interview', id),
                        }),
                        schedule_ai_interview: entry('schedule_ai_interview', {
                          label: t('actions.schedule_ai_interview'),
                          icon: <Bot />,
                          onAction: () => onAsk('aiInterview', id),
                        }),
                        hold: entry('hold', { label: t('actions.hold'), icon: <PauseCircle />, onAction: hold }),
                        reopen: entry('reopen', { label: reopenLabel, icon: <RotateCcw />, onAction: reopen }),
                        hire: entry('hire', {
                          label: t('actions.hire'),
                          icon: <Handshake />,
                          onAction: () => onAsk('hire', id),
                        }),
                      })[action],
                  ),
                },
              ]}
            />
          )}
        </span>
      </div>
      {following?.mails && actions.approve.allowed && (
        <p className="mt-2 flex items-start gap-1.5 text-small text-muted">
          <Mail className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {t('actions.approveMails', { stage: following.name })}
        </p>
      )}
      {offerEnded && <p className="mt-2 text-small text-muted">{offerEnded}</p>}
      {ended ? <Ended reason={[...reasons.keys()][0]} /> : <Reasons reasons={reasons} />}
      {ahead && (
        <Suspense>
          <WhatIsAhead ahead={ahead} onClose={() => setAhead(null)} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * So long who came by a decision, or what it has changed, has stood on the screen before the next one can be taken: a second
 * click of the same intent comes up to half a second after the first.
 */
const SETTLE_MS = 600;

/** False while a second click may still be meant for the one before. */
function useSteady(arrived: boolean, version: number): boolean {
  const [settled, setSettled] = useState(arrived ? null : version);
  const steady = settled === version;
  useEffect(() => {
    if (steady) return;
    const timer = setTimeout(() => setSettled(version), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [steady, version]);
  return steady;
}

/** Actions that are refused for the same reason share a line. */
function reasonsOf(detail: ApplicationDetail, named: readonly (readonly [Name, string])[]): Map<string, string[]> {
  const byReason = new Map<string, string[]>();
  for (const [action, label] of named) {
    const { allowed, reason } = detail.actions[action];
    if (!allowed && reason) byReason.set(reason, [...(byReason.get(reason) ?? []), label]);
  }
  return byReason;
}

/** Why nothing more is done with it. */
function Ended({ reason }: { reason: string | undefined }) {
  return reason === undefined ? null : <p className="mt-2 text-small text-muted first:mt-0">{reason}</p>;
}

function Reasons({ reasons }: { reasons: Map<string, string[]> }) {
  const { t } = useTranslation('funnel');
  const { locale } = useFormat();
  if (reasons.size === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <ul className="mt-2 flex flex-col gap-0.5 text-small text-muted">
      {[...reasons].map(([reason, labels]) => (
        <li key={reason} className="flex items-start gap-1.5">
          <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          <span>
            <strong className="font-semibold text-text">
              {t('actions.unavailable', { actions: list.format(labels), count: labels.length })}
            </strong>{' '}
            {reason}
          </span>
        </li>
      ))}
    </ul>
  );
}
