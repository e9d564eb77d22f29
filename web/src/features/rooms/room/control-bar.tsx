import {
  Captions,
  CaptionsOff,
  CircleDot,
  CircleStop,
  LogOut,
  MessageSquare,
  Mic,
  MicOff,
  ScreenShare,
  ScreenShareOff,
  Settings2,
  Users,
  Video,
  VideoOff,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import { canShareScreen } from '../call/own-media.ts';
import { BarButton } from './bar-button.tsx';
import { whyNotRecord } from './can-record.ts';

export type Panel = 'people' | 'chat';

type Props = {
  call: Call;
  state: CallState;
  panel: Panel | null;
  onPanel: (panel: Panel) => void;
  captionsShown: boolean;
  onCaptions: () => void;
  /** Asks for a recording, or ends it. */
  onRecord: () => void;
  onSettings: () => void;
  onLeave: () => void;
  unread: number;
  /** Single keys do something. */
  shortcuts: boolean;
};

/** What one does most in a room. */
export function ControlBar({
  call,
  state,
  panel,
  onPanel,
  captionsShown,
  onCaptions,
  onRecord,
  onSettings,
  onLeave,
  unread,
  shortcuts,
}: Props) {
  const { t } = useTranslation('rooms');
  const { own, self, waiting, room } = state;
  const hindrance = whyNotRecord(state);
  const key = (letter: string) => (shortcuts ? letter : undefined);
  const publishes = self?.permissions.publish ?? false;
  return (
    <div
      role="toolbar"
      aria-label={t('bar.label')}
      className="flex items-center gap-0.5 px-2 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:gap-2 sm:px-4"
    >
      <div className="flex min-w-0 flex-1 justify-center gap-0.5 sm:flex-wrap sm:gap-2">
        {publishes && (
          <>
            <BarButton
              label={t('bar.microphone')}
              action={t(own.audio ? 'bar.mute' : 'bar.unmute')}
              icon={own.audio ? <Mic /> : <MicOff />}
              look={own.audio ? 'idle' : 'off'}
              pressed={own.audio}
              busy={own.busy.microphone}
              shortcut={key('M')}
              onPress={() => void call.own.setAudio(!own.audio)}
            />
            <BarButton
              label={t('bar.camera')}
              action={t(own.video ? 'bar.cameraOff' : 'bar.cameraOn')}
              icon={own.video ? <Video /> : <VideoOff />}
              look={own.video ? 'idle' : 'off'}
              pressed={own.video}
              busy={own.busy.camera}
              shortcut={key('V')}
              onPress={() => void call.own.setVideo(!own.video)}
            />
            {canShareScreen() && (
              <BarButton
                label={t('bar.screen')}
                action={t(own.sharing ? 'bar.screenOff' : 'bar.screenOn')}
                icon={own.sharing ? <ScreenShareOff /> : <ScreenShare />}
                look={own.sharing ? 'open' : 'idle'}
                pressed={own.sharing}
                shortcut={key('S')}
                onPress={() => (own.sharing ? call.own.stopSharing() : void call.own.share())}
              />
            )}
          </>
        )}
        <BarButton
          label={t('bar.captions')}
          action={t(captionsShown ? 'bar.captionsOff' : 'bar.captionsOn')}
          icon={captionsShown ? <Captions /> : <CaptionsOff />}
          look={captionsShown ? 'open' : 'idle'}
          pressed={captionsShown}
          shortcut={key('L')}
          onPress={onCaptions}
        />
        {self?.permissions.moderate && (
          <BarButton
            label={t('bar.record')}
            action={t(`bar.recordActions.${room?.recording?.state ?? 'none'}`)}
            icon={room?.recording ? <CircleStop /> : <CircleDot />}
            look={room?.recording ? 'open' : 'idle'}
            pressed={room?.recording != null}
            shortcut={key('R')}
            disabledReason={hindrance ? t(`bar.noRecording.${hindrance}`) : undefined}
            onPress={onRecord}
          />
        )}
        <BarButton
          label={t('bar.people')}
          action={waiting.length > 0 ? t('bar.waiting', { count: waiting.length }) : t('bar.showPeople')}
          icon={<Users />}
          look={panel === 'people' ? 'open' : 'idle'}
          expanded={panel === 'people'}
          count={waiting.length}
          shortcut={key('P')}
          onPress={() => onPanel('people')}
        />
        <BarButton
          label={t('bar.chat')}
          action={unread > 0 ? t('bar.unread', { count: unread }) : t('bar.showChat')}
          icon={<MessageSquare />}
          look={panel === 'chat' ? 'open' : 'idle'}
          expanded={panel === 'chat'}
          count={unread}
          shortcut={key('C')}
          onPress={() => onPanel('chat')}
        />
        <BarButton label={t('bar.settings')} action={t('bar.showSettings')} icon={<Settings2 />} onPress={onSettings} />
      </div>
      <Button
        variant="danger"
        icon={<LogOut className="size-4 shrink-0" aria-hidden="true" />}
        className="shrink-0 max-sm:px-3"
        onClick={onLeave}
      >
        <span className="max-sm:sr-only">{t('bar.leave')}</span>
      </Button>
    </div>
  );
}
