import { getCompany, removeCompanyLogo, setCompanyLogo } from '@prova/contract/companies/companies';
import { getPublicCompany } from '@prova/contract/jobs/public-companies';
import { getPublicJob } from '@prova/contract/jobs/public-jobs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptedSvg, twoHalves } from '../../../test/fixtures/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const params = (person: Person) => ({ id: person.companyId });
const set = (as: Person, body: Buffer, of = as) =>
  server.call(setCompanyLogo, {
    as: as.token,
    params: params(of),
    files: { file: { name: 'marca.png', mime: 'image/png', body } },
  });
const load = (url: string | null, headers = {}) => server.app.inject({ url: url ?? '', headers });
const filesLeft = async (companyId: string) =>
  (
    await server.platform.database
      .selectFrom('files')
      .select('id')
      .where('companyId', '=', companyId)
      .where('state', '=', 'stored')
      .execute()
  ).length;

test('a logo is shown to everybody, in search engines too, until it is removed', async () => {
  const owner = await signUp(server, 'RECRUITER', { companyName: 'Farol Azul' });
  const job = await publishJob(server, owner);
  const { data } = await set(owner, await twoHalves());
  const url = data.logoUrl ?? '';
  const shown = await load(url);
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=86400',
  ]);
  expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
  expect((await load(url, { 'if-none-match': shown.headers.etag })).statusCode).toBe(304);

  expect((await server.call(getPublicCompany, { params: { slug: 'farol-azul' } })).data.logoUrl).toBe(url);
  expect((await server.call(getPublicJob, { params: { slug: job.slug } })).data.company.logoUrl).toBe(url);

  const removed = await server.call(removeCompanyLogo, { as: owner.token, params: params(owner) });
  expect(removed.data.logoUrl).toBeNull();
  expect((await load(url)).statusCode).toBe(404);
  expect(await filesLeft(owner.companyId)).toBe(0);
});

test('a logo changes no version, and the former one goes, also when two come at once', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const [one, two] = await Promise.all([set(owner, await twoHalves('jpeg')), set(owner, await twoHalves('webp'))]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(await filesLeft(owner.companyId)).toBe(1);
  const { data } = await server.call(getCompany, { as: owner.token, params: params(owner) });
  expect(data.version).toBe(1);
  const gone = [one.data.logoUrl, two.data.logoUrl].find((url) => url !== data.logoUrl) ?? '';
  expect((await load(gone)).statusCode).toBe(404);
});

test('what is no picture, comes from others or asks for no logo is refused', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const rui = await signUpMember(server, owner, 'recruiter');
  const stranger = await signUp(server, 'RECRUITER');
  const picture = await twoHalves();
  expect((await set(rui, picture, owner)).status).toBe(403);
  expect((await set(stranger, picture, owner)).status).toBe(404);
  const svg = await set(owner, scriptedSvg);
  expect([svg.status, svg.body.error]).toEqual([415, 'FILE_TYPE_UNSUPPORTED']);
  const none = await server.call(setCompanyLogo, { as: owner.token, params: params(owner) });
  expect([none.status, none.body.details?.[0]?.field]).toEqual([422, 'file']);
  for (const path of ['/logos/x', `/logos/${owner.companyId}`, '/logos/%00'])
    expect((await load(path)).statusCode).toBe(404);
});

test('a company that has closed shows none', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const { data } = await set(owner, await twoHalves());
  await server.platform.database
    .updateTable('companies')
    .set({ closedAt: new Date() })
    .where('id', '=', owner.companyId)
    .execute();
  expect((await load(data.logoUrl)).statusCode).toBe(404);
});
