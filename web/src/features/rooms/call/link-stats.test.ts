import { expect, it } from 'vitest';
import { readStats } from './link-stats.ts';

const report = (seconds: number, received: number, lost: number) => [
  { id: 'T', type: 'transport', timestamp: seconds * 1000, selectedCandidatePairId: 'P' },
  { id: 'P', type: 'candidate-pair', timestamp: seconds * 1000, localCandidateId: 'L', currentRoundTripTime: 0.08 },
  { id: 'L', type: 'local-candidate', timestamp: seconds * 1000, candidateType: 'relay' },
  { id: 'C', type: 'codec', timestamp: seconds * 1000, mimeType: 'video/H264' },
  {
    id: 'I',
    type: 'inbound-rtp',
    kind: 'video',
    timestamp: seconds * 1000,
    codecId: 'C',
    bytesReceived: received,
    packetsReceived: received / 100,
    packetsLost: lost,
    frameHeight: 480,
    framesPerSecond: 20,
  },
  {
    id: 'O',
    type: 'outbound-rtp',
    kind: 'video',
    timestamp: seconds * 1000,
    bytesSent: received * 2,
    qualityLimitationReason: 'bandwidth',
  },
  { id: 'R', type: 'remote-inbound-rtp', timestamp: seconds * 1000, fractionLost: 0.03 },
];

it('reads rates and losses from two readings', () => {
  const first = readStats('p', report(10, 100_000, 10), null, true);
  expect(first.stats).toMatchObject({ received: 0, loss: 0, height: 480, framerate: 20 });
  const { stats, sample } = readStats('p', report(12, 150_000, 135), first.reading, true);
  expect(stats).toEqual({
    peerId: 'p',
    height: 480,
    framerate: 20,
    received: 200_000,
    sent: 400_000,
    roundTrip: 80,
    loss: 0.2,
    relayed: true,
    codec: 'H264',
  });
  expect(sample).toEqual({ connected: true, loss: 0.03, limitedBy: 'bandwidth' });
});

it('makes do with a browser that counts little', () => {
  const { stats, sample } = readStats('p', [], null, false);
  expect(stats).toMatchObject({ height: null, roundTrip: null, codec: null, loss: 0 });
  expect(sample).toEqual({ connected: false, loss: 0, limitedBy: 'none' });
});
