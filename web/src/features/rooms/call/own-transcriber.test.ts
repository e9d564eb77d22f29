import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { clearTokens, saveAccessToken } from '../../../lib/tokens.ts';
import type { CallState } from './call-state.ts';
import { keptPlace } from './kept-place.ts';
import { createOwnTranscriber } from './own-transcriber.ts';

const CODE = 'abc-defg-hjk';
const place = keptPlace(CODE);
const sound = new Blob(['som'], { type: 'audio/wav' });

let state: Pick<CallState, 'phase' | 'signalling'>;
const listeners = new Set<() => void>();
/** As the call does: what is shown changes first, and the new place is kept after it. */
const becomes = (next: Partial<typeof state>, token?: string) => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
  if (token !== undefined) place.keep({ token, since: 0 });
};

/** By whom it was asked: the place, and the session. */
const asked: string[] = [];
let mayBeHeard = (_place: string, _session: string) => true;
let renewals = 0;
testApi(
  http.post('*/api/v1/interview-rooms/:code/transcriptions', ({ request: { headers } }) => {
    const [from, session] = [headers.get('x-room-place') ?? '', headers.get('authorization') ?? ''];
    asked.push(`${from} ${session}`.trim());
    return mayBeHeard(from, session) ? success({ text: 'palavras' }) : failure(403, 'FORBIDDEN', 'Não pode.');
  }),
  http.post('*/api/v1/auth/refresh-token', () => {
    renewals += 1;
    return renewals > 1 ? HttpResponse.error() : success({ accessToken: 'nova' });
  }),
);

beforeEach(() => {
  state = { phase: 'inside', signalling: 'ready' };
  place.keep({ token: 'lugar-1', since: 0 });
  asked.length = 0;
  renewals = 0;
  mayBeHeard = () => true;
});
afterEach(() => {
  clearTokens();
  listeners.clear();
  vi.useRealTimers();
});

const transcriber = (hasLink = false) =>
  createOwnTranscriber({
    code: CODE,
    place,
    hasLink,
    read: () => state as CallState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });

it('waits for the line, and speaks from the place that comes with it', async () => {
  state = { phase: 'inside', signalling: 'lost' };
  const text = transcriber()(sound, 'pt-BR');
  becomes({ signalling: 'stopped' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  becomes({ signalling: 'ready' }, 'lugar-2');
  expect(await text).toBe('palavras');
  expect(asked).toEqual(['lugar-2']);
  expect(listeners.size).toBe(0);
});

it('is given up where the call is over', async () => {
  state = { phase: 'inside', signalling: 'lost' };
  const text = transcriber()(sound, 'pt-BR');
  becomes({ phase: 'over' });
  await expect(text).rejects.toThrow('The call is over');
  expect([asked, listeners.size]).toEqual([[], 0]);
});

describe('a refusal', () => {
  it('for a session that has run out renews it', async () => {
    saveAccessToken('velha');
    mayBeHeard = (_, session) => session === 'Bearer nova';
    expect(await transcriber()(sound, 'pt-BR')).toBe('palavras');
    expect(asked).toEqual(['lugar-1 Bearer velha', 'lugar-1 Bearer nova']);
    expect(renewals).toBe(1);
  });

  it('of a place that has changed meanwhile is asked again from the new one', async () => {
    saveAccessToken('boa');
    mayBeHeard = (from) => {
      becomes({}, 'lugar-2');
      return from === 'lugar-2';
    };
    expect(await transcriber()(sound, 'pt-BR')).toBe('palavras');
    expect(asked).toEqual(['lugar-1 Bearer boa', 'lugar-2 Bearer boa']);
    expect(renewals).toBe(0);
  });

  it('of a place that was lost waits until this person is back', async () => {
    mayBeHeard = (from) => from === 'lugar-2';
    const text = transcriber(true)(sound, 'pt-BR');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    becomes({ signalling: 'lost' });
    becomes({ signalling: 'ready' }, 'lugar-2');
    expect(await text).toBe('palavras');
  });

  it('that stays is one, and neither session nor place is renewed twice', async () => {
    saveAccessToken('velha');
    mayBeHeard = () => false;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const text = transcriber()(sound, 'pt-BR').catch((error: unknown) => error);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await vi.waitFor(() => expect(listeners.size).toBe(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await text).toMatchObject({ code: 'FORBIDDEN' });
    expect([asked.length, renewals, listeners.size]).toEqual([2, 1, 0]);
  });

  it('of who has a link does not touch a session', async () => {
    saveAccessToken('de-outra-conta');
    mayBeHeard = (from) => from === 'lugar-2';
    const text = transcriber(true)(sound, 'pt-BR');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    becomes({}, 'lugar-2');
    becomes({});
    expect(await text).toBe('palavras');
    expect(renewals).toBe(0);
  });
});
