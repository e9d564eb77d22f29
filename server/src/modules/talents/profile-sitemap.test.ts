import { setVisibility } from '@prova/contract/privacy/privacy';
import { setPublicAddress } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { operatorOf } from '../../../test/operator.ts';
import { signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { selectPublicPart, selectPublicParts } from './profile-sitemap.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = async (url: string) => server.app.inject({ url });
const choose = ({ token: as }: Talent, slug: string | null) => server.call(setPublicAddress, { as, body: { slug } });
const pages = async () => (await get('/sitemap-profiles/1.xml')).body;

test('only profiles whose talent chose an address are in it, with the day of their last change', async () => {
  expect((await get('/sitemap-profiles.xml')).body).not.toContain('<loc>');
  expect((await get('/sitemap-profiles/1.xml')).statusCode).toBe(404);
  const talent = await signUpTalent(server);
  await signUpTalent(server);
  await choose(talent, 'iara-mota');
  const { body, headers } = await get('/sitemap-profiles.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain(
    '<sitemap><loc>http://localhost:3000/sitemap-profiles/1.xml</loc><lastmod>2026-11-20</lastmod>',
  );
  expect((await pages()).match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>http://localhost:3000/talentos/iara-mota</loc><lastmod>2026-11-20</lastmod></url>',
  ]);
  for (const file of ['2.xml', '0.xml', '1', 'x.xml', '99999999.xml'])
    expect((await get(`/sitemap-profiles/${file}`)).statusCode).toBe(404);
  const robots = (await get('/robots.txt')).body;
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap-profiles.xml\n');
  expect(robots).not.toContain('/talentos');
});

test('one that is hidden, closed or given up is gone from it at once', async () => {
  const [hidden, closed, away] = [await signUpTalent(server), await signUpTalent(server), await signUpTalent(server)];
  await choose(hidden, 'caio-hidden');
  await choose(closed, 'caio-closed');
  await choose(away, 'caio-away');
  for (const slug of ['caio-hidden', 'caio-closed', 'caio-away']) expect(await pages()).toContain(`/${slug}<`);
  await server.call(setVisibility, { as: hidden.token, body: { visibility: 'hidden' } });
  expect(await pages()).not.toContain('caio-hidden');
  await choose(away, null);
  expect(await pages()).not.toContain('caio-away');
  await operatorOf(server)('user', 'disable', closed.email);
  expect(await pages()).not.toContain('caio-closed');
});

test('more than one file may hold are parts of it, each profile in one', async () => {
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  for (const slug of ['parte-a', 'parte-b', 'parte-c']) await choose(await signUpTalent(server), slug);
  const parts = await selectPublicParts(ctx, 2);
  const found = await Promise.all(parts.map(({ part }) => selectPublicPart(ctx, { part, size: 2 })));
  expect(found.map((each) => each.length)).toEqual([...Array(parts.length - 1).fill(2), found.at(-1)?.length]);
  const slugs = found.flat().map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toEqual(expect.arrayContaining(['parte-a', 'parte-b', 'parte-c']));
});
