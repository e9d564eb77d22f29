import { useEffect, useRef } from 'react';
import type { Received } from '../call/media-engine.ts';
import { BROWSERS_OWN } from '../devices/device-choice.ts';
import { canChooseSpeaker } from '../devices/play-tone.ts';

type Props = {
  received: ReadonlyMap<string, Received>;
  speaker: string;
  /** The browser plays nothing before somebody presses something. */
  onBlocked: () => void;
};

/** What the others say, whatever is on screen. */
export function Sounds({ received, speaker, onBlocked }: Props) {
  const streams = [...received.values()].flatMap((each) => each.streams);
  return streams.map((stream) => <Sound key={stream.id} stream={stream} speaker={speaker} onBlocked={onBlocked} />);
}

function Sound({ stream, speaker, onBlocked }: { stream: MediaStream; speaker: string; onBlocked: () => void }) {
  const player = useRef<HTMLAudioElement | null>(null);
  const blocked = useRef(onBlocked);
  blocked.current = onBlocked;
  useEffect(() => {
    const audio = new Audio();
    player.current = audio;
    audio.srcObject = stream;
    const play = () => {
      if (stream.getAudioTracks().length === 0) return;
      audio.play().catch((error: DOMException) => {
        // Stopped before it began: the stream has gone, or has come anew.
        if (error.name !== 'AbortError') blocked.current();
      });
    };
    play();
    stream.addEventListener('addtrack', play);
    return () => {
      stream.removeEventListener('addtrack', play);
      audio.pause();
      audio.srcObject = null;
      player.current = null;
    };
  }, [stream]);
  useEffect(() => {
    if (!canChooseSpeaker()) return;
    // A speaker that is gone gives way to that of the system, which plays already.
    void player.current?.setSinkId(speaker === BROWSERS_OWN ? '' : speaker).catch(() => undefined);
  }, [speaker]);
  return null;
}
