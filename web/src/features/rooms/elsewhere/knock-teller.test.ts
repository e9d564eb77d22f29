import type { WaitingPerson } from '@prova/contract/rooms/room-protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import { KNOCK_CHANNEL as ofRooms } from '../room/use-tell-knocks.ts';
import { createKnockTeller, type KnockTeller } from './knock-teller.ts';
import { KNOCK_CHANNEL } from './use-knocks-elsewhere.ts';

const ROOM = 'abc-defg-hjk';
const person = (name: string, given: Partial<WaitingPerson> = {}): WaitingPerson => ({
  ...{ requestId: name, name, accessType: 'candidate', nameTyped: false, claimsParticipant: false },
  recordingConsent: null,
  since: '2026-03-02T12:00:00.000Z',
  ...given,
});
const texts = () => toastStore.read().map(({ text }) => text);

let admitted: string[];
let teller: KnockTeller;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  admitted = [];
  teller = await createKnockTeller((code, requestId) => admitted.push(`${code} ${requestId}`));
});

afterEach(() => {
  teller.stop();
  toast.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('rooms and other tabs speak over one channel', () => {
  expect(KNOCK_CHANNEL).toBe(ofRooms);
});

describe('a knock at a room that is open in another tab', () => {
  test('is said by name, and opens the door', () => {
    teller.hear(ROOM, [person('Ana Duarte')]);
    expect(texts()).toEqual(['Ana Duarte quer entrar na sala']);
    toastStore.read()[0]?.action?.onAction();
    expect(admitted).toEqual([`${ROOM} Ana Duarte`]);
    teller.hear(ROOM, []);
    expect(texts()).toEqual([]);
  });

  test('is said once, however often the room tells who waits', () => {
    teller.hear(ROOM, [person('Ana Duarte')]);
    toast.clear();
    teller.hear(ROOM, [person('Ana Duarte')]);
    expect(texts()).toEqual([]);
  });

  test('is said together with those that come right after it', () => {
    const people = [person('Ana Duarte'), person('Bia Lima'), person('Caio Reis')];
    teller.hear(ROOM, people.slice(0, 1));
    teller.hear(ROOM, people.slice(0, 2));
    teller.hear(ROOM, people);
    expect(texts()).toEqual(['Ana Duarte quer entrar na sala']);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(['3 pessoas esperam para entrar na sala']);
    expect(toastStore.read()[0]?.action).toBeUndefined();
  });

  test('of somebody who only has an expected name opens nothing', () => {
    teller.hear(ROOM, [person('Ana Duarte', { nameTyped: true, claimsParticipant: true })]);
    expect(toastStore.read()).toMatchObject([{ type: 'warning', text: 'Ana Duarte quer entrar na sala' }]);
    expect(toastStore.read()[0]?.action).toBeUndefined();
  });

  test('waits until the tab is looked at, and is forgotten where it is over by then', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const lookAtIt = () => {
      visibility.mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange'));
    };
    teller.hear(ROOM, [person('Ana Duarte')]);
    teller.hear(ROOM, []);
    lookAtIt();
    expect(texts()).toEqual([]);
    visibility.mockReturnValue('hidden');
    teller.hear(ROOM, [person('Bia Lima')]);
    expect(texts()).toEqual([]);
    lookAtIt();
    expect(texts()).toEqual(['Bia Lima quer entrar na sala']);
  });
});
