import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { memorySpool, type SpooledPart } from './part-spool.ts';
import { PartUploads } from './part-uploads.ts';

const blob = new Blob(['x']);
const video = (id: string) => ({ id, url: '/files/x' });
const refusal = () =>
  new ApiError({ code: 'VIDEO_ENDED', status: 409, message: '', requestId: '', details: [], data: {} } as never);

beforeEach(() => void vi.useFakeTimers());

function setUp(fail: (part: SpooledPart) => Error | null = () => null) {
  const spool = memorySpool();
  const [arrived, completed, progress]: [string[], string[], string[]] = [[], [], []];
  const uploads = () =>
    new PartUploads('a', {
      spool,
      sendPart: async (part) => {
        const error = fail(part);
        if (error) throw error;
        arrived.push(`${part.id} ${part.number}`);
      },
      complete: async ({ id, parts, seconds }) => {
        completed.push(`${id} ${parts} ${seconds}`);
        return video(id);
      },
      onProgress: ({ left, offline }) => progress.push(`${left}${offline ? ' offline' : ''}`),
      onComplete: () => undefined,
    });
  return { spool, uploads, arrived, completed, progress };
}

test('parts arrive in their order, and the take is completed after the last one', async () => {
  const { uploads, arrived, completed, spool } = setUp();
  const own = uploads();
  await own.add('v', 1, blob);
  await own.add('v', 2, blob);
  await own.end('v', 2, 5);
  await own.go();
  expect(arrived).toEqual(['v 1', 'v 2']);
  expect(completed).toEqual(['v 2 5']);
  expect(await spool.endsOf('a')).toEqual([]);
});

test('what does not come through waits, and is sent again', async () => {
  let online = false;
  const { uploads, arrived, completed, progress } = setUp(() => (online ? null : new TypeError('no network')));
  const own = uploads();
  await own.add('v', 1, blob);
  await own.end('v', 1, 5);
  await own.go();
  expect(arrived).toEqual([]);
  expect(progress.at(-1)).toBe('1 offline');
  online = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(arrived).toEqual(['v 1']);
  expect(completed).toEqual(['v 1 5']);
});

test('a tab that is opened again sends what the one before left behind', async () => {
  let online = false;
  const { uploads, arrived, completed } = setUp(() => (online ? null : new TypeError('no network')));
  const former = uploads();
  await former.add('v', 1, blob);
  await former.end('v', 1, 5);
  former.stop();
  online = true;
  await uploads().go();
  expect(arrived).toEqual(['v 1']);
  expect(completed).toEqual(['v 1 5']);
});

test('a take that is refused is dropped, and keeps no other one', async () => {
  const { uploads, arrived, spool } = setUp(({ id }) => (id === 'old' ? refusal() : null));
  const own = uploads();
  await own.add('old', 1, blob);
  await own.add('old', 2, blob);
  await own.add('new', 1, blob);
  await own.go();
  expect(arrived).toEqual(['new 1']);
  expect(await spool.partsOf('a')).toEqual([]);
});
