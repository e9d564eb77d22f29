import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../../../test/fake-media.ts';
import { localDevices } from './local-devices.ts';
import { LocalMedia } from './local-media.ts';

let fake: ReturnType<typeof fakeMedia>;
let stop: () => void;
const live = () => fake.tracks.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind);

beforeEach(() => {
  fake = fakeMedia([
    { kind: 'video', id: 'cam' },
    { kind: 'video', id: 'other' },
    { kind: 'audio', id: 'mic' },
  ]);
  stop = localDevices.subscribe(() => undefined);
  localDevices.choose({ camera: 'default', microphone: 'default' });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('calls what the browser took by its name, and remembers it here', async () => {
  const local = new LocalMedia();
  await local.open();
  expect(localDevices.read()).toMatchObject({
    choice: { camera: 'cam', microphone: 'mic' },
    cameras: [
      { id: 'cam', name: 'Nome de cam' },
      { id: 'other', name: 'Nome de other' },
    ],
  });
  expect(JSON.parse(localStorage.getItem('prova.devices') ?? '')).toMatchObject({ camera: 'cam', microphone: 'mic' });
});

it('opens anew only what was chosen anew, and nothing for none', async () => {
  const local = new LocalMedia();
  await local.open();
  const [, sound] = fake.tracks;
  local.choose({ camera: 'other' }, 'camera');
  await vi.waitFor(() => expect(local.read().opening).toBe(false));
  expect(local.read().stream?.getVideoTracks()[0]?.getSettings().deviceId).toBe('other');
  expect(sound?.readyState).toBe('live');
  expect(live().toSorted()).toEqual(['audio', 'video']);
  local.choose({ camera: null }, 'camera');
  await vi.waitFor(() => expect(local.read().opening).toBe(false));
  expect(live()).toEqual(['audio']);
});

it('keeps nothing on that comes when the screen was left, and nothing twice', async () => {
  const local = new LocalMedia();
  const opening = local.open();
  local.close();
  await opening;
  expect(fake.tracks).toHaveLength(2);
  expect(live()).toEqual([]);
  await Promise.all([local.open(['camera']), local.open(['microphone'])]);
  expect(live().toSorted()).toEqual(['audio', 'video']);
});

it('says that a device was pulled out', async () => {
  const local = new LocalMedia();
  await local.open();
  fake.tracks[1]?.pullOut();
  expect(local.read().problems).toEqual([{ kind: 'microphone', code: 'missing' }]);
  expect(local.read().stream?.getTracks()).toHaveLength(1);
});

it('hands the stream on without stopping it', async () => {
  const local = new LocalMedia();
  await local.open();
  const stream = local.take();
  local.close();
  expect(stream?.getTracks()).toHaveLength(2);
  expect(live().toSorted()).toEqual(['audio', 'video']);
});

it('hears that devices come and go', async () => {
  fake.state.devices = [{ kind: 'video', id: 'new' }];
  fake.media.dispatchEvent(new Event('devicechange'));
  await vi.waitFor(() => expect(localDevices.read().cameras.map(({ id }) => id)).toEqual(['new']));
  expect(localDevices.read().microphones).toEqual([]);
});
