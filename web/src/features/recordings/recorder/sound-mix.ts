/** The sound of everybody together, and of each by themselves. The tracks stay, whatever devices people change to. */
export interface SoundMix {
  readonly track: MediaStreamTrack;
  /** @returns the sound of this person alone */
  readonly trackOf: (peerId: string) => MediaStreamTrack;
  /** What they are heard by now; null: they are silent. The sound of a screen is heard with everybody, and is nobody's. */
  readonly hear: (peerId: string, heard: Heard) => void;
  /** All others have left. */
  readonly keepOnly: (peerIds: readonly string[]) => void;
  readonly close: () => void;
}

interface Heard {
  readonly voice: MediaStreamTrack | null;
  readonly screen: MediaStreamTrack | null;
}

interface Line {
  track: MediaStreamTrack | null;
  node: MediaStreamAudioSourceNode | null;
}

interface Speaker {
  readonly own: MediaStreamAudioDestinationNode;
  readonly voice: Line;
  readonly screen: Line;
}

export function createSoundMix(): SoundMix {
  const context = new AudioContext({ latencyHint: 'playback' });
  const all = context.createMediaStreamDestination();
  // What nothing flows into gives nothing at all, and a recorder waits for it: where nobody is heard there is silence.
  const silent = context.createConstantSource();
  silent.offset.value = 0;
  silent.start();
  silent.connect(all);
  const speakers = new Map<string, Speaker>();
  // The system may interrupt it, for a call or another device: it goes on as soon as it may.
  const goOn = () => {
    if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => undefined);
  };
  context.onstatechange = goOn;
  goOn();

  const speakerOf = (peerId: string): Speaker => {
    const known = speakers.get(peerId);
    if (known) return known;
    const own = context.createMediaStreamDestination();
    own.channelCount = 1;
    own.channelCountMode = 'explicit';
    silent.connect(own);
    const speaker: Speaker = { own, voice: { track: null, node: null }, screen: { track: null, node: null } };
    speakers.set(peerId, speaker);
    return speaker;
  };
  const connect = (line: Line, track: MediaStreamTrack | null, targets: readonly AudioNode[]) => {
    const live = track?.readyState === 'live' ? track : null;
    if (line.track === live) return;
    line.node?.disconnect();
    line.node = null;
    line.track = null;
    if (!live) return;
    line.node = context.createMediaStreamSource(new MediaStream([live]));
    // Only now: where the browser refused, it is tried again with the next change.
    line.track = live;
    for (const target of targets) line.node.connect(target);
  };
  const leave = ({ own, voice, screen }: Speaker) => {
    connect(voice, null, []);
    connect(screen, null, []);
    silent.disconnect(own);
  };
  const trackIn = ({ stream }: MediaStreamAudioDestinationNode): MediaStreamTrack => {
    const [track] = stream.getAudioTracks();
    if (!track) throw new Error('A destination of sound has no track');
    return track;
  };

  return {
    track: trackIn(all),
    trackOf: (peerId) => trackIn(speakerOf(peerId).own),
    hear: (peerId, { voice, screen }) => {
      const speaker = speakerOf(peerId);
      connect(speaker.voice, voice, [speaker.own, all]);
      connect(speaker.screen, screen, [all]);
    },
    keepOnly: (peerIds) => {
      for (const [peerId, speaker] of speakers) {
        if (peerIds.includes(peerId)) continue;
        leave(speaker);
        speakers.delete(peerId);
      }
    },
    close: () => {
      context.onstatechange = null;
      for (const speaker of speakers.values()) leave(speaker);
      speakers.clear();
      void context.close();
    },
  };
}
