import { DoorClosed, LogOut, Mic, MicOff, Settings2, Video, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import { ConnectionNote } from './connection-note.tsx';
import { DeviceNotes } from './device-notes.tsx';
import { Picture } from './picture.tsx';
import { RecordingAtDoor } from './recording-at-door.tsx';
import { type OpenDialog, RoomDialogs } from './room-dialogs.tsx';

/** At the door: who is inside knows that one has come. Nothing of the room is known here. */
export function WaitingRoom({ call, state, name }: { call: Call; state: CallState; name: string }) {
  const { t } = useTranslation('rooms');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  usePageTitle(t('waiting.tab'));
  const { own, door } = state;
  const isAsked = door?.recording?.accepted === null;
  const words = door?.locked ? 'locked' : door?.hostPresent ? 'known' : 'noHost';
  return (
    <div className="m-auto flex max-h-full w-full max-w-3xl flex-col gap-5 overflow-y-auto p-4 sm:p-6">
      <ConnectionNote call={call} state={state} />
      <div className="flex flex-col items-center gap-2 text-center">
        <span className="grid size-12 place-items-center rounded-card bg-brand-soft text-brand">
          <DoorClosed className="size-6" aria-hidden="true" />
        </span>
        <div role="status" className="flex flex-col gap-1.5">
          <h1 className="text-h3">{t(`waiting.${words}.title`)}</h1>
          <p className="text-base text-muted">{isAsked ? t('waiting.asked') : t(`waiting.${words}.text`)}</p>
          {door && door.position > 1 && (
            <p className="text-muted">{t('waiting.position', { position: door.position })}</p>
          )}
        </div>
      </div>
      {door?.recording && <RecordingAtDoor key={door.recording.recordingId} call={call} recording={door.recording} />}
      <div className="relative mx-auto grid aspect-video min-h-28 w-full max-w-lg place-items-center overflow-hidden rounded-card border border-border bg-surface">
        {own.picture ? (
          <Picture stream={own.picture} label={t('ownPicture')} mirrored />
        ) : (
          <Avatar name={name} size="lg" className="sm:size-24 sm:text-h2" />
        )}
        <p className="absolute bottom-1.5 left-1.5 max-w-[calc(100%-0.75rem)] truncate rounded-sm bg-sunken/90 px-2.5 py-1 font-semibold">
          {name}
        </p>
      </div>
      <DeviceNotes call={call} own={own} />
      <div className="flex flex-wrap items-center justify-center gap-2">
        {!call.observes && (
          <>
            <IconButton
              label={t('bar.microphone')}
              icon={own.audio ? <Mic /> : <MicOff className="text-red" />}
              variant="secondary"
              busy={own.busy.microphone}
              aria-pressed={own.audio}
              onClick={() => void call.own.setAudio(!own.audio)}
            />
            <IconButton
              label={t('bar.camera')}
              icon={own.video ? <Video /> : <VideoOff className="text-red" />}
              variant="secondary"
              busy={own.busy.camera}
              aria-pressed={own.video}
              onClick={() => void call.own.setVideo(!own.video)}
            />
          </>
        )}
        <Button icon={<Settings2 className="size-4" aria-hidden="true" />} onClick={() => setDialog('settings')}>
          {t('bar.settings')}
        </Button>
        <Button icon={<LogOut className="size-4" aria-hidden="true" />} onClick={call.leave}>
          {t('waiting.leave')}
        </Button>
      </div>
      <RoomDialogs open={dialog} call={call} state={state} onClose={() => setDialog(null)} />
    </div>
  );
}
