import type { Signal } from '@prova/contract/rooms/room-protocol';
import type { Published } from './media-engine.ts';
import type { Encoding } from './quality.ts';

export interface LinkEvents {
  readonly signal: (signal: Signal) => void;
  readonly onStreams: (streams: readonly MediaStream[]) => void;
  readonly onState: (state: RTCPeerConnectionState) => void;
  /** It does not come back by itself: another connection has to be made. */
  readonly onStuck: () => void;
}

export interface LinkOptions {
  readonly config: RTCConfiguration;
  /** Names this connection among all that are made to the same person. */
  readonly epoch: number;
  /** Gives way when both sides offer at once. */
  readonly polite: boolean;
  /** This side begins. */
  readonly offers: boolean;
  /** In which stream each thing is sent: what belongs together is shown together. */
  readonly streams: { readonly camera: MediaStream; readonly screen: MediaStream };
  readonly published: Published;
}

export interface Encodings {
  readonly video: Encoding;
  readonly screen: Encoding;
  readonly audioBitrate: number;
}

export interface PeerLink {
  readonly epoch: number;
  readonly polite: boolean;
  readonly publish: (published: Published) => void;
  readonly shape: (encodings: Encodings) => void;
  readonly receive: (signal: Signal) => void;
  /** Its offer is on its way, or was lost, and it has never worked. */
  readonly isUnanswered: () => boolean;
  /** Says once more what the other side may not have heard, and looks for another way where there is none. */
  readonly resume: () => void;
  readonly setServers: (config: RTCConfiguration) => void;
  readonly state: () => RTCPeerConnectionState;
  readonly report: () => Promise<RTCStatsReport>;
  /** From 0 to 1, of the sound that arrives now. */
  readonly loudness: () => number;
  readonly close: () => void;
}

/** How long a way that is lost may come back by itself; the polite side leaves the first try to the other. */
const RESTART_AFTER_MS = { impolite: 2000, polite: 3500 };
const RESTART_AGAIN_MS = 5000;
/** So many tries in vain, and the connection is given up. */
const RESTARTS = 3;
const KIND = { audio: 'audio', video: 'video', screen: 'video', screenAudio: 'audio' } as const;
const SLOTS = ['audio', 'video', 'screen', 'screenAudio'] as const;
type Slot = (typeof SLOTS)[number];
/** What costs a computer least comes first; many can do it in hardware. */
const CODECS = ['video/h264', 'video/vp8'];

/** One connection to one person, by perfect negotiation: both sides may offer at any time. */
export function createPeerLink(options: LinkOptions, events: LinkEvents): PeerLink {
  const { epoch, polite, streams } = options;
  const connection = new RTCPeerConnection(options.config);
  const senders: { [slot in Slot]?: RTCRtpSender } = {};
  const incoming = new Map<string, MediaStream>();
  let published = options.published;
  let encodings: Encodings | null = null;
  /** Tracks are added once it is known which lines there are: both sides would add lines of their own otherwise. */
  let begun = false;
  let makesOffer = false;
  let setsAnswer = false;
  let ignoresOffer = false;
  let hasWorked = false;
  let restarts = 0;
  let closed = false;
  let restartTimer: ReturnType<typeof setTimeout> | undefined;

  /** One thing after the other: descriptions and candidates mean what they mean only in their order. */
  let work = Promise.resolve();
  const inTurn = (step: () => unknown) => {
    work = work.then(async () => {
      if (closed) return;
      try {
        await step();
      } catch (error) {
        // Closed meanwhile, or the other side said what does not fit: another connection is made where this one stays silent.
        if (!closed) console.warn('A step of a connection failed.', error);
      }
    });
  };

  const say = () => {
    const description = connection.localDescription;
    if (description && !closed) events.signal({ epoch, description: { type: description.type, sdp: description.sdp } });
  };

  const put = async (slot: Slot) => {
    const track = published[slot];
    const stream = slot === 'audio' || slot === 'video' ? streams.camera : streams.screen;
    const sender = senders[slot];
    if (!sender) {
      if (track) senders[slot] = connection.addTrack(track, stream);
      return;
    }
    if (sender.track !== track) await sender.replaceTrack(track);
    const transceiver = connection.getTransceivers().find((each) => each.sender === sender);
    if (!track || !transceiver) return;
    if (transceiver.direction === 'recvonly') transceiver.direction = 'sendrecv';
    else if (transceiver.direction === 'inactive') transceiver.direction = 'sendonly';
  };

  const putAll = async () => {
    for (const slot of SLOTS) await put(slot);
    preferCodecs(connection);
  };

  const shapeAll = async () => {
    if (!encodings) return;
    const { video, screen, audioBitrate } = encodings;
    await shape(senders.video, { ...video, priority: 'low' });
    await shape(senders.screen, { ...screen, priority: 'medium' });
    await shape(senders.audio, { maxBitrate: audioBitrate, priority: 'high' });
  };

  const begin = async () => {
    begun = true;
    if (options.offers)
      // A line to receive on, which is sent on, too, once there is something.
      for (const slot of ['audio', 'video'] as const)
        if (!published[slot])
          senders[slot] = connection.addTransceiver(KIND[slot], {
            direction: 'recvonly',
            streams: [streams.camera],
          }).sender;
    await putAll();
  };

  connection.onnegotiationneeded = () => {
    if (!begun) return;
    inTurn(async () => {
      if (connection.signalingState !== 'stable') return;
      try {
        makesOffer = true;
        await connection.setLocalDescription();
        say();
      } finally {
        makesOffer = false;
      }
    });
  };
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    const { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    events.signal({ epoch, candidate: { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } });
  };
  connection.ontrack = ({ track, streams: [named] }) => {
    const stream = named ?? new MediaStream([track]);
    incoming.set(stream.id, stream);
    stream.onremovetrack = () => {
      if (stream.getTracks().length === 0) incoming.delete(stream.id);
      events.onStreams([...incoming.values()]);
    };
    events.onStreams([...incoming.values()]);
  };
  connection.onconnectionstatechange = () => {
    const { connectionState: state } = connection;
    if (state === 'connected') {
      hasWorked = true;
      restarts = 0;
      clearTimeout(restartTimer);
      inTurn(shapeAll);
    }
    if (state === 'disconnected') restartAfter(polite ? RESTART_AFTER_MS.polite : RESTART_AFTER_MS.impolite);
    if (state === 'failed') restartAfter(0);
    events.onState(state);
  };

  const restartAfter = (delay: number) => {
    clearTimeout(restartTimer);
    restartTimer = setTimeout(() => {
      if (closed || connection.connectionState === 'connected') return;
      if (restarts >= RESTARTS) {
        events.onStuck();
        return;
      }
      restarts += 1;
      connection.restartIce();
      restartAfter(RESTART_AGAIN_MS);
    }, delay);
  };

  const receiveDescription = async (description: RTCSessionDescriptionInit) => {
    const isOffer = description.type === 'offer';
    const isReady = !makesOffer && (connection.signalingState === 'stable' || setsAnswer);
    ignoresOffer = isOffer && !isReady && !polite;
    if (ignoresOffer) return;
    // What was said twice is heard once.
    if (description.type === 'answer' && connection.signalingState !== 'have-local-offer') return;
    setsAnswer = description.type === 'answer';
    try {
      await connection.setRemoteDescription(description);
    } finally {
      setsAnswer = false;
    }
    if (!isOffer) return;
    if (!begun) await begin();
    await connection.setLocalDescription();
    say();
  };

  if (options.offers) inTurn(begin);
  /** An offer that nobody answers, or that never leads anywhere. */
  restartAfter(RESTART_AGAIN_MS * 2);

  return {
    epoch,
    polite,
    publish: (next) => {
      published = next;
      if (begun)
        inTurn(async () => {
          await putAll();
          await shapeAll();
        });
    },
    shape: (next) => {
      encodings = next;
      inTurn(shapeAll);
    },
    receive: ({ description, candidate }) => {
      if (description) inTurn(() => receiveDescription(description));
      else if (candidate)
        inTurn(async () => {
          if (!ignoresOffer && connection.remoteDescription) await connection.addIceCandidate(candidate);
        });
    },
    isUnanswered: () => !hasWorked && connection.signalingState === 'have-local-offer',
    resume: () => {
      if (connection.signalingState === 'have-local-offer') say();
      else if (begun && connection.connectionState !== 'connected') restartAfter(0);
    },
    setServers: (config) => connection.setConfiguration(config),
    state: () => connection.connectionState,
    report: () => connection.getStats(),
    loudness: () =>
      Math.max(
        0,
        ...connection
          .getReceivers()
          .filter(({ track }) => track.kind === 'audio')
          .flatMap((receiver) => receiver.getSynchronizationSources().map(({ audioLevel = 0 }) => audioLevel)),
      ),
    close: () => {
      closed = true;
      clearTimeout(restartTimer);
      connection.onnegotiationneeded = null;
      connection.onicecandidate = null;
      connection.ontrack = null;
      connection.onconnectionstatechange = null;
      connection.close();
    },
  };
}

async function shape(sender: RTCRtpSender | undefined, wanted: RTCRtpEncodingParameters): Promise<void> {
  if (!sender?.track) return;
  const parameters = sender.getParameters();
  // Before the first answer there may be none yet; it is asked again once they are connected.
  if (!parameters.encodings?.length) return;
  parameters.encodings = parameters.encodings.map((encoding) => ({ ...encoding, ...wanted }));
  await sender.setParameters(parameters);
}

function preferCodecs(connection: RTCPeerConnection): void {
  const codecs = RTCRtpReceiver.getCapabilities?.('video')?.codecs;
  if (!codecs) return;
  const rank = (mimeType: string) => {
    const at = CODECS.indexOf(mimeType.toLowerCase());
    return at < 0 ? CODECS.length : at;
  };
  const ordered = codecs.toSorted((one, other) => rank(one.mimeType) - rank(other.mimeType));
  // Not every browser lets one choose.
  for (const transceiver of connection.getTransceivers())
    if (transceiver.receiver.track.kind === 'video') transceiver.setCodecPreferences?.(ordered);
}
