import type { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast-store.ts';
import type { News } from '../call/call.ts';

type Translate = ReturnType<typeof useTranslation<'rooms'>>['t'];

/** What is passing is gone soon; it was read out meanwhile. */
const SHORT_MS = 3000;
const LONG_MS = 10_000;

interface Answers {
  readonly showWaiting: () => void;
  readonly unmute: () => void;
  /** Read out, and not shown: the place where it stands shows it. */
  readonly announce: (words: string) => void;
}

/** Says what happens in a room: shown at the corner and read out, or read out alone. */
export function sayNews(news: News, t: Translate, { showWaiting, unmute, announce }: Answers): void {
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
      toast.info(t('news.knock', { name: news.name }), {
        duration: LONG_MS,
        action: { label: t('news.showWaiting'), onAction: showWaiting },
      });
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

function refusalOf(code: Extract<News, { type: 'refused' }>['code']) {
  if (code === 'CHAT_FULL') return 'refused.chatFull';
  if (code === 'CAPTIONS_FULL') return 'refused.captionsFull';
  if (code === 'NOT_ALLOWED') return 'refused.notAllowed';
  if (code === 'SEAT_TAKEN') return 'refused.seatTaken';
  return code === 'ROOM_FULL' ? 'refused.full' : code === 'PEER_NOT_FOUND' ? 'refused.gone' : 'refused.other';
}
