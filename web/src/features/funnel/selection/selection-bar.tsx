import { APPLICATIONS_SENT_AT_ONCE } from '@prova/contract/attempts/assignment-fields';
import type { Card } from '@prova/contract/funnel/funnel';
import { MOST_AI_INTERVIEWS_AT_ONCE } from '@prova/contract/funnel/schedule-ai-interviews';
import { MOST_INTERVIEWS_AT_ONCE } from '@prova/contract/interviews/interviews-at-once';
import { ArrowRight, Bot, CalendarClock, ClipboardCheck, Download, Lock, Mail, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useBoardSource } from '../board-source.ts';
import type { Stage } from '../use-changes.ts';
import {
  aiInterviewOf,
  approvalOf,
  type Chosen,
  interviewOf,
  moveOf,
  type Plan,
  rejectionOf,
  skipsOf,
  testOf,
} from './plan.ts';
import { RefusedLines } from './refused-lines.tsx';
import { useBarHeight } from './use-bar-height.ts';
import { type Failed, useFailedLines } from './use-failed-lines.ts';
import { type Settled, useInterviewsAhead } from './use-interviews-ahead.tsx';
import { type ManyPlace, useMany } from './use-many.ts';
import type { Selection } from './use-selection.ts';
import { useStagesForMany } from './use-stages-for-many.ts';

const ExportDialog = lazy(async () => ({ default: (await import('../export/export-dialog.tsx')).ExportDialog }));
const RejectManyDialog = lazy(async () => ({ default: (await import('./reject-many-dialog.tsx')).RejectManyDialog }));
const RejectByLinkDialog = lazy(async () => ({
  default: (await import('./reject-by-link-dialog.tsx')).RejectByLinkDialog,
}));
const ScheduleManyDialog = lazy(async () => ({
  default: (await import('./schedule-many-dialog.tsx')).ScheduleManyDialog,
}));
const ScheduleManyAiDialog = lazy(async () => ({
  default: (await import('./schedule-many-ai-dialog.tsx')).ScheduleManyAiDialog,
}));
const SendTestsDialog = lazy(async () => ({
  default: (await import('../../attempts/components/send-tests-dialog.tsx')).SendTestsDialog,
}));
const SkipManyDialog = lazy(async () => ({ default: (await import('./skip-many-dialog.tsx')).SkipManyDialog }));

type Props = {
  selection: Selection;
  chosen: readonly Chosen[];
  place: ManyPlace;
  /** Whether tests may be sent to them. */
  sendsTests: boolean;
  /** Whether interviews may be scheduled with them. */
  schedules: boolean;
  /** Whether they may be exported. */
  exports: boolean;
  /** What is known of the people is still being loaded. */
  waiting?: boolean;
  /** Something stands at the right that is not to be covered. */
  beside: boolean;
  /** Where the focus goes when the bar does. */
  focusBack: () => void;
};

/** At the foot of the screen while people are chosen: how many, what can be done with all of them, and what follows. */
export function SelectionBar(props: Props) {
  const { selection, chosen, place, sendsTests, schedules, exports, waiting = false, beside, focusBack } = props;
  const { t } = useTranslation(['selection', 'funnel', 'ui']);
  const { isTeam } = useBoardSource();
  const mailsId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useBarHeight(panel);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const many = useMany(place, ({ processed }, failed) => {
    selection.remove(processed);
    selection.renew(failed.map(({ id }) => id));
    setFailed(failed);
  });
  const [dialog, setDialog] = useState<'reject' | 'test' | 'interview' | 'aiInterview' | 'export' | Stage | null>(null);
  const approval = approvalOf(chosen);
  const rejection = rejectionOf(chosen);
  const testing = testOf(chosen);
  const inviting = interviewOf(chosen);
  const aiInviting = aiInterviewOf(chosen);
  const count = chosen.length;
  const testRefusal =
    testing.able.length === 0
      ? t('nobodyTested')
      : count > APPLICATIONS_SENT_AT_ONCE
        ? t('tooManyTested', { most: APPLICATIONS_SENT_AT_ONCE })
        : undefined;
  const refusalOfInvitation = ({ able, refused }: Plan, most: number) => {
    if (able.length > 0) return count > most ? t('tooManyInvited', { most }) : undefined;
    return t(refused.get('INTERVIEW_ALREADY_SCHEDULED') === count ? 'allInvited' : 'nobodyInvited');
  };
  const interviewRefusal = refusalOfInvitation(inviting, MOST_INTERVIEWS_AT_ONCE);
  const aiRefusal = refusalOfInvitation(aiInviting, MOST_AI_INTERVIEWS_AT_ONCE);
  const none = count === 0;
  const stageOf = (id: string) => chosen.flatMap(({ stages }) => stages).find((stage) => stage.id === id);
  /** By where they have come to: of those that it was done to, it may be one stage or several. */
  const coming = {
    done: (cards: readonly Card[]) => {
      const [stageId, ...others] = new Set(cards.map((card) => card.stageId));
      const stage = stageId !== undefined && others.length === 0 ? stageOf(stageId) : undefined;
      const count = cards.length;
      return stage ? t('movedTo', { count, stage: stage.name }) : t('advanced', { count });
    },
    mails: (cards: readonly Card[]) =>
      cards.filter(({ name, stageId }) => name !== '' && stageOf(stageId)?.mails).length,
  };
  const moving = { ...coming, running: t('running.move', { count }), failed: t('failed.move') };
  const { settling, asked } = useInterviewsAhead();
  const [settled, setSettled] = useState<Settled>({});
  const approve = () =>
    settling(approval.able, (settled) =>
      many.actNow(
        chosen,
        { action: 'approve', ...settled },
        { ...coming, running: t('running.approve', { count }), failed: t('failed.approve') },
      ),
    );
  const move = (stage: Stage) => {
    if (many.busy) return;
    settling(moveOf(chosen, stage).able, (settled) => {
      if (skipsOf(chosen, stage).people > 0) {
        setSettled(settled);
        setDialog(stage);
      } else many.actNow(chosen, { action: 'move', targetStageId: stage.id, ...settled }, moving);
    });
  };
  const stages = useStagesForMany(chosen, move);
  const back = useRef(focusBack);
  useEffect(() => {
    back.current = focusBack;
  });
  // What was pressed goes with the bar.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) back.current();
      });
    },
    [],
  );
  // A reason stands once: in the dialog while it is open, beside the name of whom the last step left, else in what comes next.
  const shownFailed = dialog === null ? failed.filter(({ id }) => selection.choice.has(id)) : [];
  const unsaid = approvalOf(chosen.filter(({ id }) => !shownFailed.some((each) => each.id === id)));
  return (
    <section
      aria-label={t('bar')}
      className={cx(
        'pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center pb-[env(safe-area-inset-bottom)] sm:px-3 sm:pb-3',
        beside && 'lg:pr-[min(57rem,calc(100vw-0.75rem))]',
      )}
    >
      <div
        ref={panel}
        className="pointer-events-auto flex max-h-[60dvh] w-full max-w-6xl animate-rise flex-col gap-2 overflow-y-auto rounded-t-panel border border-border bg-surface px-3 py-2.5 shadow-float sm:w-fit sm:rounded-panel"
      >
        {shownFailed.length > 0 && <FailedCallout failed={shownFailed} onClose={() => setFailed([])} />}
        <div className="flex flex-wrap items-center gap-2 sm:flex-nowrap sm:items-start">
          <p
            role="status"
            className="mr-2 flex items-center font-semibold whitespace-nowrap max-sm:flex-1 sm:min-h-control"
          >
            {t('count', { count })}
          </p>
          <div className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden max-sm:order-last max-sm:w-full">
            {!none && (
              <>
                <Button
                  variant="primary"
                  icon={
                    approval.able.length > 0 || waiting ? (
                      <ArrowRight className="size-4" />
                    ) : (
                      <Lock className="size-4" />
                    )
                  }
                  busy={many.busy}
                  disabled={waiting}
                  disabledReason={approval.able.length > 0 || waiting ? undefined : t('nobodyAdvances')}
                  reasonPlacement="elsewhere"
                  aria-describedby={mailsId}
                  onClick={approve}
                >
                  {t('funnel:actions.approve')}
                </Button>
                {waiting || stages.reason ? (
                  <Button
                    icon={stages.reason && !waiting ? <Lock className="size-4" /> : undefined}
                    disabled={waiting}
                    disabledReason={waiting ? undefined : stages.reason}
                    reasonPlacement="elsewhere"
                  >
                    {t('funnel:move.label')}
                  </Button>
                ) : (
                  <Menu label={t('funnel:move.label')} variant="secondary" placement="top end" groups={stages.groups} />
                )}
                {sendsTests && (
                  <Button
                    icon={testRefusal ? <Lock className="size-4" /> : <ClipboardCheck className="size-4" />}
                    disabled={waiting}
                    disabledReason={waiting ? undefined : testRefusal}
                    onClick={() => !many.busy && setDialog('test')}
                  >
                    {t('funnel:actions.send_test')}
                  </Button>
                )}
                {schedules && (
                  <>
                    <Button
                      icon={interviewRefusal ? <Lock className="size-4" /> : <CalendarClock className="size-4" />}
                      disabled={waiting}
                      disabledReason={waiting ? undefined : interviewRefusal}
                      onClick={() => !many.busy && setDialog('interview')}
                    >
                      {t('funnel:actions.schedule_interview')}
                    </Button>
                    <Button
                      icon={aiRefusal ? <Lock className="size-4" /> : <Bot className="size-4" />}
                      disabled={waiting}
                      disabledReason={waiting ? undefined : aiRefusal}
                      // Beside it the same is said of interviews.
                      reasonPlacement={aiRefusal === interviewRefusal ? 'elsewhere' : 'below'}
                      onClick={() => !many.busy && setDialog('aiInterview')}
                    >
                      {t('funnel:actions.schedule_ai_interview')}
                    </Button>
                  </>
                )}
                <Button
                  variant="danger-quiet"
                  icon={rejection.able.length > 0 || waiting ? undefined : <Lock className="size-4" />}
                  disabled={waiting}
                  disabledReason={rejection.able.length > 0 || waiting ? undefined : t('nobodyRejected')}
                  aria-describedby={mailsId}
                  onClick={() => !many.busy && setDialog('reject')}
                >
                  {t('funnel:actions.reject')}
                </Button>
                {exports && (
                  <Button
                    variant="quiet"
                    icon={<Download className="size-4" />}
                    onClick={() => !many.busy && setDialog('export')}
                  >
                    {t('funnel:export')}
                  </Button>
                )}
              </>
            )}
          </div>
          <IconButton
            label={t('leave')}
            tooltip={false}
            icon={<X />}
            className="sm:ml-auto"
            onClick={() => selection.clear()}
          />
        </div>
        {none ? (
          <p className="text-small text-muted">{t('howTo')}</p>
        ) : (
          <div className="flex flex-col gap-0.5 text-small text-muted empty:hidden">
            {!waiting && (
              <p id={mailsId} className="flex items-start gap-1.5">
                <Mail className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
                {t('mails', { advance: approval.mails, reject: isTeam ? rejection.mails : 0 })}
              </p>
            )}
            {!waiting && <RefusedLines plan={unsaid} phrase="cannotAdvance" />}
            {stages.reason && !waiting && (
              <p className="flex items-start gap-1.5">
                <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
                {stages.reason}
              </p>
            )}
          </div>
        )}
      </div>
      {asked}
      <Suspense>
        {dialog === 'reject' && !isTeam && (
          <RejectByLinkDialog people={chosen} many={many} onClose={() => setDialog(null)} />
        )}
        {dialog === 'reject' && isTeam && (
          <RejectManyDialog people={chosen} plan={rejection} many={many} onClose={() => setDialog(null)} />
        )}
        {dialog === 'export' && (
          <ExportDialog
            what={{ of: 'chosen', applications: chosen.map(({ id }) => id) }}
            count={count}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'interview' && <ScheduleManyDialog people={chosen} many={many} onClose={() => setDialog(null)} />}
        {dialog === 'aiInterview' && (
          <ScheduleManyAiDialog people={chosen} plan={aiInviting} many={many} onClose={() => setDialog(null)} />
        )}
        {dialog === 'test' && (
          <SendTestsDialog
            people={chosen}
            onSent={({ sent, failed }) => {
              selection.remove(sent.map(({ applicationId }) => applicationId));
              selection.renew(failed.map(({ id }) => id));
              setFailed(failed.map((each) => ({ ...each, name: chosen.find(({ id }) => id === each.id)?.name ?? '' })));
              place.reload();
            }}
            onClose={() => setDialog(null)}
          />
        )}
        {typeof dialog === 'object' && dialog !== null && (
          <SkipManyDialog
            people={chosen}
            stage={dialog}
            settled={settled}
            many={many}
            words={moving}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Whom the last step left as they were. They stay chosen. */
function FailedCallout({ failed, onClose }: { failed: readonly Failed[]; onClose: () => void }) {
  const { t } = useTranslation(['selection', 'ui']);
  const lines = useFailedLines();
  return (
    <Callout kind="warning" title={t('stillChosen', { count: failed.length })}>
      <div className="flex items-end justify-between gap-3">
        <ul className="min-w-0">
          {lines(failed).map((line) => (
            <li key={line} className="wrap-break-word">
              {line}
            </li>
          ))}
        </ul>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('ui:close')}
        </Button>
      </div>
    </Callout>
  );
}
