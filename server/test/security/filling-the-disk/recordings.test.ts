import { openUpload } from '@prova/contract/recordings/recordings';
import { afterAll, beforeAll, test } from 'vitest';
import { budgets, expectEnd, expectExact } from '../../filled.ts';
import { startTestServer, type TestServer } from '../../harness.ts';
import { signUp } from '../../people.ts';
import { recordIn } from '../../recordings-factory.ts';
import { interviewInRoom } from '../../rooms-factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(budgets({ recordings: '3' }));
});
afterAll(() => server.close());

async function opening() {
  const host = await signUp(server, 'RECRUITER', { verified: true });
  const { recordingId: id } = await recordIn(server, { ...(await interviewInRoom(server, host)), host });
  return (_n: number, headers = {}) =>
    server.call(openUpload, {
      as: host.token,
      headers,
      params: { id },
      body: { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 },
    });
}

test('segments of a recording, those that are thrown away among them', async () => {
  await expectEnd('recordings', 3, await opening());
});

test('segments of a recording, all at once', async () => {
  await expectExact('recordings', 3, await opening());
});
