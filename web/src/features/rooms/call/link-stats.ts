import type { MediaStats } from './media-engine.ts';
import type { Sample } from './quality.ts';

/** What is compared with the next reading. */
export interface Reading {
  readonly at: number;
  readonly received: number;
  readonly sent: number;
  readonly packets: number;
  readonly lost: number;
}

type Entry = Record<string, unknown> & { readonly type: string; readonly id: string };

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const sum = (entries: readonly Entry[], field: string): number =>
  entries.reduce((total, entry) => total + numberOf(entry[field]), 0);

/**
 * Reads what a browser counts of a connection.
 * @param before the reading before this one, without which there are no rates
 */
export function readStats(
  peerId: string,
  report: Iterable<Entry>,
  before: Reading | null,
  connected: boolean,
): { readonly reading: Reading; readonly stats: MediaStats; readonly sample: Sample } {
  const entries = [...report];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const inbound = entries.filter(({ type }) => type === 'inbound-rtp');
  const outbound = entries.filter(({ type }) => type === 'outbound-rtp');
  const heard = entries.filter(({ type }) => type === 'remote-inbound-rtp');
  const transport = entries.find(({ type }) => type === 'transport');
  const pair =
    byId.get(String(transport?.selectedCandidatePairId)) ??
    entries.find(({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded');
  const local = byId.get(String(pair?.localCandidateId));
  const at = Math.max(0, ...entries.map(({ timestamp }) => numberOf(timestamp)));
  const reading: Reading = {
    at,
    received: sum(inbound, 'bytesReceived'),
    sent: sum(outbound, 'bytesSent'),
    packets: sum(inbound, 'packetsReceived'),
    lost: Math.max(0, sum(inbound, 'packetsLost')),
  };
  const seconds = before ? (at - before.at) / 1000 : 0;
  const rate = (now: number, then: number) => (seconds > 0 ? Math.max(0, ((now - then) * 8) / seconds) : 0);
  const lost = before ? Math.max(0, reading.lost - before.lost) : 0;
  const arrived = before ? Math.max(0, reading.packets - before.packets) : 0;
  const pictures = inbound.filter(({ kind }) => kind === 'video');
  const picture = pictures.toSorted((one, other) => numberOf(other.frameHeight) - numberOf(one.frameHeight))[0];
  const codec = byId.get(String(picture?.codecId ?? outbound.find(({ kind }) => kind === 'video')?.codecId));
  const roundTrip = pair?.currentRoundTripTime;
  return {
    reading,
    sample: {
      connected,
      loss: Math.max(0, ...heard.map(({ fractionLost }) => numberOf(fractionLost))),
      limitedBy: limitOf(outbound),
    },
    stats: {
      peerId,
      height: picture ? numberOf(picture.frameHeight) || null : null,
      framerate: picture ? numberOf(picture.framesPerSecond) : null,
      received: before ? rate(reading.received, before.received) : 0,
      sent: before ? rate(reading.sent, before.sent) : 0,
      roundTrip: typeof roundTrip === 'number' ? Math.round(roundTrip * 1000) : null,
      loss: lost + arrived > 0 ? lost / (lost + arrived) : 0,
      relayed: local?.candidateType === 'relay',
      codec: typeof codec?.mimeType === 'string' ? codec.mimeType.replace(/^\w+\//, '') : null,
    },
  };
}

function limitOf(outbound: readonly Entry[]): Sample['limitedBy'] {
  const reasons = outbound.filter(({ kind }) => kind === 'video').map((entry) => entry.qualityLimitationReason);
  return (['cpu', 'bandwidth', 'other'] as const).find((reason) => reasons.includes(reason)) ?? 'none';
}
