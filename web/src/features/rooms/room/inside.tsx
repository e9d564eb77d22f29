import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { copyText } from '../../jobs/components/copy-link.ts';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import { useLocalDevices } from '../devices/use-local-devices.ts';
import { recordsHere, whyNotRecord } from './can-record.ts';
import { CaptionsStrip } from './captions-strip.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { ControlBar, type Panel } from './control-bar.tsx';
import { DeviceNotes } from './device-notes.tsx';
import { LevelNote } from './level-note.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { RecordingQuestion } from './recording-question.tsx';
import { type OpenDialog, RoomDialogs } from './room-dialogs.tsx';
import { RoomHeader } from './room-header.tsx';
import { sayNews } from './room-news.ts';
import { captionLanguageOf, useRoomPreferences } from './room-preferences.ts';
import { useShortcuts } from './room-shortcuts.ts';
import { peopleSeen, screenSeen } from './seen.ts';
import { SidePanel } from './side-panel.tsx';
import { Sounds } from './sounds.tsx';
import { Stage } from './stage.tsx';
import { useAnnouncer } from './use-announcer.tsx';
import { useNews } from './use-call.ts';
import { useCaptions } from './use-captions.ts';
import { soundKnock, useRoomTitle } from './use-knock.ts';
import { useTellKnocks } from './use-tell-knocks.ts';
import { useUnread } from './use-unread.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Inside: whoever is there, what is said and shown, and the controls. */
export function Inside({ call, state, code }: { call: Call; state: CallState; code: string }) {
  const { t } = useTranslation('rooms');
  const { self, own, captions, waiting, room } = state;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [captionsShown, setCaptionsShown] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [blocked, setBlocked] = useState(0);
  const preferences = useRoomPreferences();
  const language = captionLanguageOf(preferences);
  const { choice } = useLocalDevices();
  const ownCaptions = useCaptions(call, {
    language,
    track: own.audio ? call.own.published().audio : null,
    service: state.transcriber,
  });
  const { announcer, announce } = useAnnouncer();
  const knocksShown = useRef<number[]>([]);
  const unread = useUnread(state, panel === 'chat');
  const publishes = self?.permissions.publish ?? false;
  useWakeLock();
  useTellKnocks(call, code, state);
  useRoomTitle(room?.jobTitle ?? t('title'), waiting.length);

  const toggle = (next: Panel) => setPanel((shown) => (shown === next ? null : next));
  const toggleCaptions = () => setCaptionsShown((shown) => !shown);
  const isHost = self?.permissions.moderate ?? false;
  const record = () => setDialog(room?.recording ? 'stop-recording' : 'record');
  const leave = () => (isHost || recordsHere(state) ? setDialog('leave') : call.leave());
  const copy = () => {
    const link = `${location.origin}${to(interviewPaths.room, { code })}`;
    void copyText(link, { done: t('linkCopied'), failed: t('copyFailed', { link }) });
  };
  useNews(call, (news) => {
    if (news.type === 'knock') soundKnock(choice.speaker);
    sayNews(news, t, {
      showWaiting: () => setPanel('people'),
      seesWaiting: panel === 'people',
      onKnockShown: (id) => knocksShown.current.push(id),
      unmute: () => void call.own.setAudio(true),
      announce,
    });
  });
  // Once the list is open, what leads to it has nothing more to say.
  useEffect(() => {
    if (panel === 'people') for (const id of knocksShown.current.splice(0)) toast.close(id);
  }, [panel]);
  // When nothing else comes through, one writes.
  const { at } = state.level;
  useEffect(() => {
    if (at === 'text') setPanel('chat');
  }, [at]);
  useShortcuts(
    {
      microphone: publishes ? () => void call.own.setAudio(!own.audio) : undefined,
      camera: publishes ? () => void call.own.setVideo(!own.video) : undefined,
      screen: publishes ? () => (own.sharing ? call.own.stopSharing() : void call.own.share()) : undefined,
      captions: toggleCaptions,
      record: isHost && whyNotRecord(state) === null ? record : undefined,
      people: () => toggle('people'),
      chat: () => toggle('chat'),
      help: () => setDialog('shortcuts'),
      talk: publishes ? (on) => void call.own.setAudio(on) : undefined,
    },
    preferences.shortcuts,
  );

  return (
    <>
      <RoomHeader
        state={state}
        onCopy={copy}
        onStopRecording={() => setDialog('stop-recording')}
        onWithdraw={() => setDialog('withdraw')}
      />
      <div className="relative flex min-h-0 flex-1 gap-3 px-2 sm:px-4">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
          <ConnectionNote call={call} state={state} />
          <RecordingQuestion call={call} state={state} />
          <LevelNote level={state.level} />
          <DeviceNotes call={call} own={own} />
          {blocked > 0 && (
            <Callout
              kind="warning"
              live
              title={t('blocked.title')}
              action={
                <Button size="sm" onClick={() => setBlocked(0)}>
                  {t('blocked.play')}
                </Button>
              }
            >
              {t('blocked.text')}
            </Callout>
          )}
          <Stage people={peopleSeen(state)} screen={screenSeen(state)} waiting={waiting.length} />
          {captionsShown && (
            <CaptionsStrip
              captions={captions}
              self={self?.peerId}
              own={ownCaptions}
              service={state.transcriber}
              language={language}
              publishes={publishes}
            />
          )}
        </div>
        {panel && (
          <SidePanel panel={panel} onClose={() => setPanel(null)}>
            {panel === 'people' ? (
              <PeoplePanel call={call} state={state} onCopy={copy} />
            ) : (
              <ChatPanel call={call} state={state} code={code} />
            )}
          </SidePanel>
        )}
      </div>
      <ControlBar
        call={call}
        state={state}
        panel={panel}
        onPanel={toggle}
        captionsShown={captionsShown}
        onCaptions={toggleCaptions}
        onRecord={record}
        onSettings={() => setDialog('settings')}
        onLeave={leave}
        unread={unread}
        shortcuts={preferences.shortcuts}
      />
      {/* Once blocked, the press that clears it lets all of them begin anew. */}
      {blocked === 0 && (
        <Sounds received={state.received} speaker={choice.speaker} onBlocked={() => setBlocked((count) => count + 1)} />
      )}
      {announcer}
      <RoomDialogs
        open={dialog}
        call={call}
        state={state}
        hearing={ownCaptions.hearing}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
