import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeDevice, fakeMedia, stubNavigator } from '../../../../test/fake-media.ts';
import { type DeviceChoice, FIRST_CHOICE } from './device-choice.ts';
import { openMedia } from './open-media.ts';

const camera: FakeDevice = { kind: 'video', id: 'cam' };
const microphone: FakeDevice = { kind: 'audio', id: 'mic' };
const both: DeviceChoice = { ...FIRST_CHOICE, camera: 'default', microphone: 'default' };
const kindsOf = (stream: MediaStream | null) => (stream?.getTracks() ?? []).map(({ kind }) => kind);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what works', () => {
  it('is opened with one question, as sharp as it was chosen', async () => {
    const { asked } = fakeMedia([camera, microphone]);
    const { stream, problems } = await openMedia({ ...both, quality: '1080p', noiseSuppression: false });
    expect(kindsOf(stream)).toEqual(['video', 'audio']);
    expect(problems).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      video: { width: { ideal: 1920 }, height: { ideal: 1080 } },
      audio: { noiseSuppression: false, echoCancellation: true },
    });
  });

  it('is the only thing that is asked for: nothing chosen, or none wanted, asks nobody', async () => {
    const { asked } = fakeMedia([camera, microphone]);
    expect((await openMedia({ ...both, camera: null, microphone: undefined })).stream).toBeNull();
    expect(asked).toEqual([]);
    expect(kindsOf((await openMedia({ ...both, camera: null })).stream)).toEqual(['audio']);
  });

  it('is another one where the chosen one is gone, which is said', async () => {
    fakeMedia([camera, microphone]);
    const { stream, problems, replaced } = await openMedia({ ...both, camera: 'of yesterday' });
    expect(kindsOf(stream)).toEqual(['video', 'audio']);
    expect([problems, replaced]).toEqual([[], ['camera']]);
  });
});

describe('what does not work', () => {
  it.each([
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['UnknownError', 'failed'],
  ])('a camera with %s is %s, and the microphone is kept', async (refuses, code) => {
    const fake = fakeMedia([{ ...camera, refuses }, microphone]);
    fake.state.permissions = { camera: 'denied', microphone: 'granted' };
    const { stream, problems } = await openMedia(both);
    expect(kindsOf(stream)).toEqual(['audio']);
    expect(problems).toEqual([{ kind: 'camera', code }]);
  });

  it('both that were not allowed are not asked about once more', async () => {
    const { asked } = fakeMedia([camera, microphone], 'NotAllowedError');
    const { stream, problems } = await openMedia(both);
    expect(stream).toBeNull();
    expect(problems).toEqual([
      { kind: 'camera', code: 'denied' },
      { kind: 'microphone', code: 'denied' },
    ]);
    expect(asked).toHaveLength(1);
  });

  it('is told apart where there is none at all', async () => {
    fakeMedia([]);
    const { problems } = await openMedia(both);
    expect(problems.map(({ code }) => code)).toEqual(['missing', 'missing']);
  });

  it('is the address without https, or a browser that knows no devices', async () => {
    fakeMedia([camera, microphone]);
    vi.stubGlobal('isSecureContext', false);
    expect((await openMedia(both)).problems[0]?.code).toBe('insecure');
    vi.stubGlobal('isSecureContext', true);
    stubNavigator({ mediaDevices: undefined });
    expect((await openMedia(both)).problems[0]?.code).toBe('unsupported');
  });
});
