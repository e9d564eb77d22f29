import { LOST_SECONDS, type VideoQuality } from '@prova/contract/rooms/room-fields';
import type { IceServers, Signal } from '@prova/contract/rooms/room-protocol';
import { type Reading, readStats } from './link-stats.ts';
import type { LinkState, MediaEngine, MediaEvents, MediaStats, Published, Received } from './media-engine.ts';
import { createPeerLink, type PeerLink } from './peer-link.ts';
import {
  AUDIO_BITRATE,
  type Course,
  cameraEncoding,
  FIRST_COURSE,
  follow,
  type Level,
  mildest,
  screenEncoding,
} from './quality.ts';

export interface MeshOptions {
  readonly self: string;
  readonly servers: IceServers;
  readonly published: Published;
  readonly quality: VideoQuality;
}

interface Partner {
  link: PeerLink;
  received: Received;
  course: Course;
  reading: Reading | null;
  stats: MediaStats | null;
  /** Until when they count as speaking. */
  heardUntil: number;
  /** Connections before this one: what is still said of them counts for nothing. */
  readonly former: Set<number>;
}

const SAMPLE_MS = 2000;
const LISTEN_MS = 200;
const LOUD = 0.02;
/** Between two words nobody falls silent. */
const HOLD_MS = 900;
/** Whoever comes offers; when nothing is heard of them for so long, we do. */
const OFFER_OURSELVES_MS = 8000;
/** Credentials are renewed while they still work. */
const REFRESH_BEFORE_MS = 60_000;
const WEAK = { loss: 0.05, roundTrip: 450 };

/** Everybody sends to everybody. */
export function createMesh(options: MeshOptions, events: MediaEvents): MediaEngine {
  const partners = new Map<string, Partner>();
  const expected = new Map<string, ReturnType<typeof setTimeout>>();
  const absent = new Map<string, ReturnType<typeof setTimeout>>();
  const streams = { camera: new MediaStream(), screen: new MediaStream() };
  let { servers, published, quality } = options;
  let told: { level: Level; warns: boolean } = { level: 'full', warns: false };
  let refresh: ReturnType<typeof setTimeout> | undefined;

  const config = (): RTCConfiguration => ({
    iceServers: servers.servers.map(({ urls, ...rest }) => ({ ...rest, urls: [...urls] })),
    // Over the relay alone nobody learns the other's address.
    iceTransportPolicy: servers.relayOnly ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
  });

  const connect = (peerId: string, offers: boolean, epoch: number): Partner => {
    const before = partners.get(peerId);
    before?.link.close();
    clearTimeout(expected.get(peerId));
    expected.delete(peerId);
    const link = createPeerLink(
      { config: config(), epoch, polite: options.self < peerId, offers, streams, published },
      {
        signal: (signal) => events.signal(peerId, signal),
        onStreams: (incoming) => hear(peerId, link, { streams: incoming }),
        onState: () => hear(peerId, link, { link: linkState(link, partners.get(peerId)?.stats ?? null) }),
        onStuck: () => {
          if (partners.get(peerId)?.link === link) connect(peerId, true, newEpoch());
        },
      },
    );
    const partner: Partner = {
      link,
      received: { streams: before?.received.streams ?? [], link: 'connecting', speaking: false },
      course: before?.course ?? FIRST_COURSE,
      reading: null,
      stats: null,
      heardUntil: 0,
      former: new Set([...(before?.former ?? []), ...(before ? [before.link.epoch] : [])]),
    };
    partners.set(peerId, partner);
    events.onReceived(peerId, partner.received);
    shapeAll();
    return partner;
  };

  const hear = (peerId: string, link: PeerLink, changes: Partial<Received>) => {
    const partner = partners.get(peerId);
    if (partner?.link !== link) return;
    partner.received = { ...partner.received, ...changes };
    events.onReceived(peerId, partner.received);
  };

  const shapeAll = () => {
    const receivers = partners.size;
    const height = published.video?.getSettings().height ?? 480;
    for (const { link, course } of partners.values())
      link.shape({
        video: cameraEncoding({
          quality,
          receivers,
          level: course.level,
          height,
          sharesScreen: published.screen !== null,
        }),
        screen: screenEncoding({ receivers, level: course.level }),
        audioBitrate: AUDIO_BITRATE,
      });
  };

  const sample = async (peerId: string, partner: Partner) => {
    const { link } = partner;
    const report = await link.report();
    if (partners.get(peerId) !== partner) return;
    const state = link.state();
    // What has never worked is still being made.
    const connected = state === 'connected' || state === 'new' || state === 'connecting';
    const entries = [...report.values()];
    const { reading, stats, sample } = readStats(peerId, entries, partner.reading, connected);
    partner.reading = reading;
    partner.stats = stats;
    const { level } = partner.course;
    partner.course = follow(partner.course, sample);
    if (partner.course.level !== level) shapeAll();
    const now = linkState(link, stats);
    if (now !== partner.received.link) hear(peerId, link, { link: now });
  };

  const sampler = setInterval(() => {
    void Promise.all([...partners].map(([peerId, partner]) => sample(peerId, partner))).then(() => {
      const courses = [...partners.values()].map(({ course }) => course);
      const level = courses.length > 0 ? mildest(courses.map((course) => course.level)) : 'full';
      const warns = courses.length > 0 && courses.every((course) => course.warns);
      if (level === told.level && warns === told.warns) return;
      told = { level, warns };
      events.onLevel(level, warns);
    });
  }, SAMPLE_MS);

  const listener = setInterval(() => {
    const now = performance.now();
    for (const [peerId, partner] of partners) {
      if (partner.link.loudness() > LOUD) partner.heardUntil = now + HOLD_MS;
      const speaking = partner.heardUntil > now;
      if (speaking !== partner.received.speaking) hear(peerId, partner.link, { speaking });
    }
  }, LISTEN_MS);

  const refreshLater = () => {
    clearTimeout(refresh);
    if (servers.expiresAt === null) return;
    const left = Date.parse(servers.expiresAt) - Date.now();
    refresh = setTimeout(events.refreshServers, Math.max(left / 2, left - REFRESH_BEFORE_MS, 1000));
  };
  refreshLater();

  const drop = (peerId: string) => {
    for (const timers of [expected, absent]) {
      clearTimeout(timers.get(peerId));
      timers.delete(peerId);
    }
    const partner = partners.get(peerId);
    if (!partner) return;
    partner.link.close();
    partners.delete(peerId);
    events.onReceived(peerId, null);
    shapeAll();
  };

  const subscribe = (peerId: string, offers: boolean) => {
    clearTimeout(absent.get(peerId));
    absent.delete(peerId);
    if (partners.has(peerId)) return;
    if (offers) {
      connect(peerId, true, newEpoch());
      return;
    }
    clearTimeout(expected.get(peerId));
    expected.set(
      peerId,
      setTimeout(() => connect(peerId, true, newEpoch()), OFFER_OURSELVES_MS),
    );
  };

  const receive = (from: string, signal: Signal) => {
    const partner = partners.get(from);
    if (partner?.link.epoch === signal.epoch) {
      partner.link.receive(signal);
      return;
    }
    if (signal.description?.type !== 'offer' || partner?.former.has(signal.epoch)) return;
    // Both have begun at the same time: one of the two connections is enough, and the polite side takes the other's.
    if (partner?.link.isUnanswered() && !partner.link.polite) {
      partner.link.resume();
      return;
    }
    connect(from, false, signal.epoch).link.receive(signal);
  };

  return {
    screenId: streams.screen.id,
    subscribe,
    unsubscribe: drop,
    receive,
    publish: (next) => {
      published = next;
      for (const { link } of partners.values()) link.publish(next);
      shapeAll();
    },
    restart: (peerIds) => {
      for (const [peerId, { link }] of partners) {
        if (peerIds.includes(peerId)) link.resume();
        // They may only be slower to come back than we are; what we hear and see of them goes on meanwhile.
        else if (!absent.has(peerId))
          absent.set(
            peerId,
            setTimeout(() => drop(peerId), LOST_SECONDS * 1000),
          );
      }
      for (const peerId of peerIds) subscribe(peerId, true);
    },
    setServers: (next) => {
      servers = next;
      for (const { link } of partners.values()) link.setServers(config());
      refreshLater();
    },
    setQuality: (next) => {
      quality = next;
      shapeAll();
    },
    stats: async () => [...partners.values()].flatMap(({ stats }) => stats ?? []),
    close: () => {
      clearInterval(sampler);
      clearInterval(listener);
      clearTimeout(refresh);
      for (const peerId of [...partners.keys(), ...expected.keys()]) drop(peerId);
    },
  };
}

const newEpoch = () => Math.floor(Math.random() * 1_000_000);

function linkState(link: PeerLink, stats: MediaStats | null): LinkState {
  const state = link.state();
  if (state === 'new' || state === 'connecting') return 'connecting';
  if (state !== 'connected') return 'none';
  if (!stats) return 'good';
  return stats.loss > WEAK.loss || (stats.roundTrip ?? 0) > WEAK.roundTrip ? 'weak' : 'good';
}
