import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { SegmentQueue } from './segment-queue.ts';

/** For so long the server asks a service nothing that has failed. */
const BREAKER_MS = 60_000;

const onFailure = vi.fn();
const onText = vi.fn<(text: string) => void>();
const transcribe = vi.fn<(sound: Blob) => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const failing = (code: ApiError['code'], status: number) => new ApiError({ code, message: code, status });
const said = () => onText.mock.calls.map(([text]) => text);
function queueOf(...sounds: string[]) {
  const queue = new SegmentQueue(transcribe, { onText, onFailure });
  for (const sound of sounds) queue.add({ sound: new Blob([sound]), said: { from: 0, to: 1 } });
  return queue;
}

describe('a sound that is refused', () => {
  it.each([
    ['MALFORMED_REQUEST', 400],
    ['FILE_TOO_LARGE', 413],
    ['FILE_TYPE_UNSUPPORTED', 415],
    ['FILE_EMPTY', 422],
  ] as const)('(%s) is dropped alone, and the next is written down at once', async (code, status) => {
    transcribe.mockRejectedValueOnce(failing(code, status)).mockResolvedValueOnce('depois');
    const queue = queueOf('um', 'dois');
    await vi.advanceTimersByTimeAsync(0);
    expect([said(), transcribe.mock.calls.length, queue.waitsSince]).toEqual([['depois'], 2, null]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([
    ['FORBIDDEN', 403, 'network'],
    ['ROOM_NOT_FOUND', 404, 'network'],
    ['VOICE_SERVICE_OFF', 409, 'service'],
  ] as const)('because nobody may be heard (%s) ends it', async (code, status, why) => {
    transcribe.mockRejectedValue(failing(code, status));
    queueOf('um', 'dois');
    await vi.advanceTimersByTimeAsync(0);
    expect([transcribe.mock.calls.length, onFailure.mock.calls]).toEqual([1, [[why]]]);
  });
});

it('a service that the server spares for a minute is waited for, whenever that began', async () => {
  transcribe.mockRejectedValue(failing('VOICE_SERVICE_BUSY', 503));
  queueOf('um', 'dois');
  await vi.advanceTimersByTimeAsync(BREAKER_MS + 5000);
  expect(onFailure).not.toHaveBeenCalled();
  transcribe.mockResolvedValueOnce('um').mockResolvedValueOnce('dois');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(said()).toEqual(['um', 'dois']);
});
