import { chooseTest } from '@prova/contract/attempts/open-tests';
import { openOwnTests } from '@prova/contract/attempts/own-tests';
import { startTest } from '@prova/contract/attempts/taking';
import { completeVideo, openVideo, putVideoPart } from '@prova/contract/attempts/video-answers';
import { eraseAccount } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { askTest, beginTest, publishTest, saveAs, VIDEO_PART } from '../../../../test/tests-factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const WORDS = 'O que só eu escreveria sobre closures.';

async function words(): Promise<boolean> {
  const { database } = server.platform;
  const [answers, revisions] = [
    await database.selectFrom('attemptAnswers').select('value').execute(),
    await database.selectFrom('answerRevisions').select('value').execute(),
  ];
  return JSON.stringify([answers, revisions]).includes(WORDS);
}

/** It begins at once, and is done within minutes. */
async function erase({ email, token: as }: Person): Promise<void> {
  expect((await server.call(eraseAccount, { as, body: { email } })).status).toBe(202);
  await server.drain();
  server.clock.advance(61);
  await server.drain();
}

/** A test that a talent chose and has begun. */
async function beginChosen() {
  const recruiter = await signUp(server, 'RECRUITER', { verified: true });
  const test = await publishTest(server, recruiter, { openToTalents: true });
  const talent = await signUp(server, 'POTENTIAL');
  const by = { as: talent.token };
  const { data: chosen } = await server.call(chooseTest, { ...by, params: { id: test.id } });
  const { data: link } = await server.call(openOwnTests, { ...by, params: { id: chosen.id } });
  const params = { token: link.token, id: chosen.id };
  const { questions } = await beginTest(server, params);
  return { talent, test, params, questions };
}

test('who deletes the account in the middle of a test leaves no word of it, and the link opens nothing', async () => {
  const recruiter = await signUp(server, 'RECRUITER', { verified: true });
  const job = await publishJob(server, recruiter);
  const talent = await signUp(server, 'POTENTIAL');
  const { name: fullName, email, token: as } = talent;
  const asked = await askTest(server, recruiter, (await applyTo(server, job, { fullName, email, as })).id);
  const { questions } = await beginTest(server, asked);
  const essay = questions.find(({ type }) => type === 'ESSAY')?.id ?? '';
  await saveAs(server, asked, 1, [[essay, WORDS]]);
  expect(await words()).toBe(true);

  await erase(talent);
  expect(await words()).toBe(false);
  // What is typed in the window that is still open goes nowhere.
  const late = await saveAs(server, asked, 1, [[essay, WORDS]], 2);
  expect([late.status, await words()]).toEqual([404, false]);
  const again = await server.call(startTest, { params: asked });
  expect(again.status).toBe(404);
  // The task of its end finds nothing to do.
  server.clock.advance(3 * 3600);
  await server.drain();
});

test('of a test that they chose nothing is left at all', async () => {
  const { talent, test, params, questions } = await beginChosen();
  await saveAs(server, params, 1, [[questions.find(({ type }) => type === 'ESSAY')?.id ?? '', WORDS]]);
  expect(await words()).toBe(true);
  await erase(talent);
  expect(await words()).toBe(false);
  const { database } = server.platform;
  const left = await database.selectFrom('testAssignments').select('id').where('testId', '=', test.id).execute();
  expect(left).toEqual([]);
  expect((await server.call(startTest, { params })).status).toBe(404);
});

test('of a recording nothing stays in the storage, and nobody can delete its attempt and leave it there', async () => {
  const { talent, params, questions } = await beginChosen();
  const questionId = questions.find(({ type }) => type === 'VIDEO_RESPONSE')?.id ?? '';
  // One take is complete, of the other one a part has arrived.
  const [one, other] = [
    (await server.call(openVideo, { params, body: { questionId } })).data,
    (await server.call(openVideo, { params, body: { questionId } })).data,
  ];
  for (const { id: videoId } of [one, other])
    await server.call(putVideoPart, { params: { ...params, videoId, number: 1 }, body: {}, files: VIDEO_PART });
  await server.call(completeVideo, { params: { ...params, videoId: one.id }, body: { parts: 1, seconds: 3 } });
  const { database, storage, tasks } = server.platform;
  const fileOf = async (id: string) =>
    (await database.selectFrom('answerVideos').select('fileId').where('id', '=', id).executeTakeFirstOrThrow()).fileId;
  const [whole, part] = [await fileOf(one.id), await fileOf(other.id)];
  const objects = async () =>
    Promise.all(
      [whole, `${part}-1`].map((key) =>
        storage.read(key).then(
          ({ stream }) => stream.destroy() !== undefined,
          () => false,
        ),
      ),
    );
  await server.drain();
  expect(await objects()).toEqual([true, true]);
  await expect(database.deleteFrom('testAssignments').where('id', '=', params.id).execute()).rejects.toThrow(
    'answer_videos',
  );

  await erase(talent);
  await tasks.send(database, 'files.sweep', {});
  await server.drain();
  expect(await objects()).toEqual([false, false]);
});
