import { NOT_ASKED_REASONS } from '@prova/contract/applications/not-asked';
import { EVENT_TYPES, type TimelineEvent } from '@prova/contract/applications/timeline';
import { asCause } from '@prova/contract/funnel/rejection-causes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'bounced'] as const;
const FEEDBACK_STEPS = ['shared', 'edited', 'withdrawn'] as const;
const TEST_STEPS = [
  'sent',
  'started',
  'extended',
  'done',
  'reused',
  'graded',
  'declined',
  'expired',
  'cancelled',
] as const;
/** What the status that it leads to does not say. */
const AI_INTERVIEW_STEPS = [
  'not_scheduled',
  'extended',
  'called_off',
  'expired',
  'asked_for_person',
  'application_over',
] as const;
const INTERVIEW_STEPS = [
  'scheduled',
  'moved',
  'changed',
  'cancelled',
  'declined',
  'accepted',
  'another_time',
  'no_show',
  'started',
  'completed',
  'application_over',
] as const;
const OFFER_STEPS = ['sent', 'viewed', 'approved', 'declined', 'expired', 'cancelled'] as const;

/** What an event of the history says, in words; one of a newer version as the change that it was. */
export function useEventWords() {
  const { t, i18n } = useTranslation('funnel');
  const format = useFormat();
  const what = (event: TimelineEvent): string => {
    const { type, fromStage, toStage, toStatus, data } = event;
    if (toStatus === 'hired') return t('timeline.hired');
    switch (type) {
      case 'moved':
        if (!toStage) return t('timeline.movedSomewhere');
        return fromStage
          ? t('timeline.moved', { from: fromStage, to: toStage })
          : t('timeline.movedTo', { to: toStage });
      case 'status_changed':
        if (toStatus === 'put_on_hold') return t('timeline.held');
        return toStatus ? t('timeline.statusTo', { status: t(`status.${toStatus}`) }) : t('timeline.status_changed');
      case 'rejected': {
        const cause = asCause(data.cause);
        if (cause && cause !== 'other') return t('timeline.rejectedAs', { status: t(`reject.causes.${cause}`) });
        return toStatus && toStatus !== 'rejected'
          ? t('timeline.rejectedAs', { status: t(`status.${toStatus}`) })
          : t('timeline.rejected');
      }
      case 'feedback': {
        const step = FEEDBACK_STEPS.find((one) => one === data.status);
        return step ? t(`timeline.feedbacks.${step}`) : t('timeline.feedback');
      }
      case 'offer': {
        const step = OFFER_STEPS.find((one) => one === data.status);
        return step ? t(`timeline.offers.${step}`) : t('timeline.offer');
      }
      case 'mail': {
        const state = MAIL_STATES.find((one) => one === data.state);
        return state ? t(`timeline.mails.${state}`) : t('timeline.mail');
      }
      case 'test': {
        const step = TEST_STEPS.find((one) => one === data.status);
        return step ? t(`timeline.tests.${step}`, { tests: titlesOf(data) }) : t('timeline.test');
      }
      case 'interview': {
        const step = INTERVIEW_STEPS.find((one) => one === data.status);
        if (!step) return toStatus ? t(`status.${toStatus}`) : t('timeline.interview');
        const { startsAt } = data;
        const time = typeof startsAt === 'string' ? format.appointment(startsAt) : null;
        if (step === 'scheduled' || step === 'moved')
          return time ? t(`timeline.interviewsAt.${step}`, { time }) : t(`timeline.interviews.${step}`);
        return t(`timeline.interviews.${step}`);
      }
      case 'ai_interview': {
        const step = AI_INTERVIEW_STEPS.find((one) => one === data.status);
        if (step) return t(`timeline.aiInterviews.${step}`);
        return toStatus ? t(`status.${toStatus}`) : t(`timeline.${type}`);
      }
      default:
        return EVENT_TYPES.includes(type) ? t(`timeline.${type}`) : t('timeline.unknown');
    }
  };
  const titlesOf = ({ titles }: TimelineEvent['data']): string =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
      Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : [],
    );
  const who = ({ actor: { kind, name } }: TimelineEvent): string => name ?? t(`timeline.actors.${kind}`);
  /** Required stages that were passed over. */
  const skipped = ({ data }: TimelineEvent): string | null => {
    const names = Array.isArray(data.skipped) ? data.skipped.filter((name) => typeof name === 'string') : [];
    if (names.length === 0) return null;
    const stages = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
    return t('timeline.skipped', { stages, count: names.length });
  };
  /** What a mail was about; of a rejection, that nobody was told; why a stage did not ask by itself. */
  const notice = ({ type, data }: TimelineEvent): string | null => {
    if (type === 'ai_interview') {
      const reason = data.status === 'not_scheduled' && NOT_ASKED_REASONS.find((one) => one === data.reason);
      return reason ? t(`timeline.notAsked.${reason}`) : null;
    }
    if (type === 'mail') return typeof data.subject === 'string' ? data.subject : null;
    return type === 'rejected' && data.mailId === undefined ? t('timeline.notNotified') : null;
  };
  return { what, who, skipped, notice };
}
