import type { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast-store.ts';
import type { News } from '../call/call.ts';

type Translate = ReturnType<typeof useTranslation<'rooms'>>['t'];

/** What is passing is gone soon; it was read out meanwhile. */
const SHORT_MS = 3000;
const LONG_MS = 10_000;

interface Answers {
  readonly showWaiting: () => void;
  /** Those who wait are on screen. */
  readonly seesWaiting: boolean;
  /** Hears of what is shown of somebody who knocks, so that it can be closed. */
  readonly onKnockShown: (toastId: number) => void;
  readonly unmute: () => void;
  /** Read out, and not shown: the place where it stands shows it. */
  readonly announce: (words: string) => void;
}

/** Says what happens in a room: shown at the corner and read out, or read out alone. */
export function sayNews(news: News, t: Translate, answers: Answers): void {
  const { showWaiting, unmute, announce } = answers;
  switch (news.type) {
    case 'joined':
    case 'left':
    case 'removed':
    case 'back':
      toast.info(t(`news.${news.type}`, { name: news.name }), { duration: SHORT_MS });
      return;
    case 'lost':
      announce(t('news.lost', { name: news.name }));
      return;
    case 'inside':
      if (news.again) toast.success(t('news.again'), { duration: SHORT_MS });
      else announce(t('news.inside'));
      return;
    case 'knock':
      if (answers.seesWaiting) announce(t('news.knock', { name: news.name }));
      else
        answers.onKnockShown(
          toast.info(t('news.knock', { name: news.name }), {
            duration: LONG_MS,
            action: { label: t('news.showWaiting'), onAction: showWaiting },
          }),
        );
      return;
    case 'message':
      announce(t('news.message', { name: news.name, text: news.text }));
      return;
    case 'host':
      toast.info(news.own ? t('news.ownHost') : t('news.host', { name: news.name }));
      return;
    case 'locked':
    case 'unlocked':
      toast.info(t(`news.${news.type}`), { duration: SHORT_MS });
      return;
    case 'recording-asked':
    case 'recording-began':
    case 'recording-interrupted':
    case 'recording-back':
    case 'recording-ended':
      sayRecording(news, t, announce);
      return;
    case 'moderated': {
      const name = news.name ?? t('news.someHost');
      if (news.action === 'ask-unmute')
        toast.info(t('news.moderated.ask-unmute', { name }), {
          duration: LONG_MS,
          action: { label: t('bar.unmute'), onAction: unmute },
        });
      else toast.warning(t(`news.moderated.${news.action}`, { name }));
      return;
    }
    case 'muted-speech':
      toast.warning(t('news.mutedSpeech'), { action: { label: t('bar.unmute'), onAction: unmute } });
      return;
    case 'screen-failed':
      toast.error(t('news.screenFailed'), { description: t('news.screenFailedText') });
      return;
    case 'screen-ended':
      announce(t('news.screenEnded'));
      return;
    case 'device-gone':
    case 'device-replaced':
    case 'device-refused':
      toast.warning(t(`news.${news.type}.${news.kind}`));
      return;
    case 'refused':
      toast.error(t(refusalOf(news.code)));
  }
}

type RecordingNews = Extract<News, { type: `recording-${string}` }>;

function sayRecording(news: RecordingNews, t: Translate, announce: Answers['announce']): void {
  switch (news.type) {
    case 'recording-asked':
      // Everybody else reads it in the question.
      if (news.own) announce(t('news.recording.asked'));
      return;
    case 'recording-began':
      toast.info(t('news.recording.began'));
      return;
    case 'recording-interrupted':
      toast.warning(t('news.recording.interrupted'), { description: t('news.recording.interruptedText') });
      return;
    case 'recording-back':
      toast.success(t('news.recording.back'), { duration: SHORT_MS });
      return;
    case 'recording-ended':
      sayEnd(news, t);
  }
}

function sayEnd({ reason, name, own, began }: Extract<News, { type: 'recording-ended' }>, t: Translate): void {
  const who = name ?? t('news.recording.someone');
  if (reason === 'declined')
    toast.info(own ? t('news.recording.ownDeclined') : t('news.recording.declined', { name: who }), {
      description: t('news.recording.nothingRecorded'),
    });
  else if (reason === 'withdrawn')
    toast.info(own ? t('news.recording.ownWithdrawn') : t('news.recording.withdrawn', { name: who }), {
      description: t('news.recording.deleted'),
    });
  else if (!began) toast.info(t('news.recording.calledOff'), { description: t('news.recording.nothingRecorded') });
  else if (reason === 'lost') toast.warning(t('news.recording.lost'), { description: t('news.recording.kept') });
  else toast.info(t('news.recording.stopped'), { description: t('news.recording.kept') });
}

function refusalOf(code: Extract<News, { type: 'refused' }>['code']) {
  if (code === 'CHAT_FULL') return 'refused.chatFull';
  if (code === 'CAPTIONS_FULL') return 'refused.captionsFull';
  if (code === 'NOT_ALLOWED') return 'refused.notAllowed';
  if (code === 'SEAT_TAKEN') return 'refused.seatTaken';
  if (code === 'RECORDING_CONSENT_REQUIRED') return 'refused.recordingConsent';
  if (code === 'RECORDING_RUNS') return 'refused.recordingRuns';
  if (code === 'RECORDING_NOT_POSSIBLE') return 'refused.recordingNotPossible';
  if (code === 'RECORDINGS_FULL') return 'refused.recordingsFull';
  return code === 'ROOM_FULL' ? 'refused.full' : code === 'PEER_NOT_FOUND' ? 'refused.gone' : 'refused.other';
}
