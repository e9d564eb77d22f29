import { me } from '@prova/contract/accounts/accounts';
import {
  PICTURE_MAX_BYTES,
  removeTalentCover,
  removeTalentPhoto,
  setTalentCover,
  setTalentPhoto,
} from '@prova/contract/talents/talents';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bombPng, scriptedSvg, sidewaysPhoto, twoHalves } from '../../../test/fixtures/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { profileOf, signUpTalent, type Talent } from '../../../test/talents-factory.ts';

let server: TestServer;
let ana: Talent;
beforeAll(async () => {
  server = await startTestServer();
  ana = await signUpTalent(server);
});
afterAll(() => server.close());

const set = (body: Buffer, endpoint: typeof setTalentPhoto | typeof setTalentCover = setTalentPhoto) =>
  server.call(endpoint, {
    as: ana.token,
    params: { id: ana.talentId },
    files: { file: { name: 'eu.png', mime: 'image/png', body } },
  });
const load = (url: string | null) => server.app.inject({ url: url ?? '' });
const filesLeft = async () =>
  (await server.platform.database.selectFrom('files').select('id').where('state', '=', 'stored').execute()).length;

test('a photo is shown small and without what the camera wrote, in the account, too', async () => {
  const { data } = await set(await sidewaysPhoto());
  const shown = await load(data.photoUrl);
  const metadata = await sharp(shown.rawPayload).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect(metadata.exif).toBeUndefined();
  expect((await server.call(me, { as: ana.token })).data.photoUrl).toBe(data.photoUrl);
});

test('the former picture goes when another comes, also when two come at once; both are taken away', async () => {
  await set(await twoHalves());
  const before = await filesLeft();
  const answers = await Promise.all([set(await twoHalves('jpeg')), set(await twoHalves('webp'))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await filesLeft()).toBe(before);
  const { version } = await profileOf(server, ana);
  const cover = await set(await twoHalves(), setTalentCover);
  // Pictures are no text that somebody could be typing elsewhere.
  expect(cover.data.version).toBe(version);
  expect((await load(cover.data.coverUrl)).statusCode).toBe(200);
  const call = { as: ana.token, params: { id: ana.talentId } };
  await server.call(removeTalentPhoto, call);
  await server.call(removeTalentCover, call);
  expect(await profileOf(server, ana)).toMatchObject({ photoUrl: null, coverUrl: null });
  expect((await load(cover.data.coverUrl)).statusCode).toBe(404);
  expect(await filesLeft()).toBe(before - 1);
});

test('what is no picture, too large or a trap is refused', async () => {
  const refusals = [
    [Buffer.alloc(0), 'FILE_EMPTY'],
    [scriptedSvg, 'FILE_TYPE_UNSUPPORTED'],
    [(await twoHalves('jpeg')).subarray(0, 400), 'PICTURE_UNREADABLE'],
    [bombPng(), 'PICTURE_TOO_MANY_PIXELS'],
    [Buffer.alloc(PICTURE_MAX_BYTES + 1), 'FILE_TOO_LARGE'],
  ] as const;
  for (const [body, error] of refusals) expect((await set(body)).body.error).toBe(error);
  const none = await server.call(setTalentPhoto, { as: ana.token, params: { id: ana.talentId } });
  expect([none.status, none.body.details?.[0]?.message]).toEqual([422, 'Escolha um arquivo']);
});
