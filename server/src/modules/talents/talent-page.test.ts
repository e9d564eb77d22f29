import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPublicTalent, setPublicAddress } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { changeTalent } from '../../../test/talents-factory.ts';

let server: TestServer;
let talent: Person;
const folder = mkdtempSync(join(tmpdir(), 'prova-talent-page-'));

beforeAll(async () => {
  for (const file of ['public.html', 'index.html'])
    writeFileSync(join(folder, file), '<html lang="pt-BR"><head><!--head--></head><body></body></html>');
  server = await startTestServer({ WEB_DIST: folder }, { serveWeb: true });
  talent = await signUp(server, 'POTENTIAL', { name: 'Iara Mota' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (slug: string, language = 'pt-BR') => {
  const { statusCode, body } = await server.app.inject({
    url: `/talentos/${slug}`,
    headers: { accept: 'text/html', 'accept-language': language },
  });
  return { status: statusCode, html: body };
};
const choose = (slug: string | null) => server.call(setPublicAddress, { as: talent.token, body: { slug } });

test('a profile whose talent chose an address is there for searches and previews, without contacts or pay', async () => {
  expect((await open('iara-mota')).status).toBe(404);
  expect((await choose('iara-mota')).status).toBe(200);
  await changeTalent(server, talent, {
    title: 'Engenheira de dados',
    bio: 'Faço <b>pipelines</b> </script><script>alert(1)</script>',
    phone: '(81) 99999-0142',
    payExpected: 1_234_500,
    githubUrl: 'github.com/iara-mota',
    skills: [{ name: 'SQL' }],
  });
  const { status, html } = await open('iara-mota');
  expect(status).toBe(200);
  expect(html).not.toContain('noindex');
  expect(html).toContain('<title>Iara Mota, Engenheira de dados · Prova</title>');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/talentos/iara-mota">');
  expect(html).toContain('<meta property="og:type" content="profile">');
  expect(html).not.toContain('<script>alert');
  const structured = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
  expect(structured.mainEntity).toMatchObject({
    name: 'Iara Mota',
    jobTitle: 'Engenheira de dados',
    knowsAbout: ['SQL'],
  });

  const shown = html + JSON.stringify((await server.call(getPublicTalent, { params: { slug: 'iara-mota' } })).body);
  for (const secret of [talent.email, '99999', '0142', '12345', 'github.com', talent.id])
    expect(shown).not.toContain(secret);
});

test('it is gone from the next visit on when it is hidden or its address is closed', async () => {
  await choose('iara-mota');
  expect((await open('iara-mota')).status).toBe(200);
  await changeTalent(server, talent, { visibility: 'hidden' });
  const hidden = await open('iara-mota');
  expect([hidden.status, hidden.html.includes('noindex'), hidden.html.includes('Iara')]).toEqual([404, true, false]);
  await changeTalent(server, talent, { visibility: 'applied' });
  expect((await open('iara-mota')).status).toBe(200);
  await choose(null);
  expect((await open('iara-mota')).status).toBe(404);
  expect((await open('a%00b')).status).toBe(404);
});
